import { join } from 'node:path';

/** Folder of the embedded database in the data folder. */
export const embeddedFolder = (dataFolder: string): string => join(dataFolder, 'database');
