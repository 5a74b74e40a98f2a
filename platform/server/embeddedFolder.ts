import { join } from 'node:path';

/** Where the embedded database lies in the data folder. */
export const embeddedFolder = (dataFolder: string): string => join(dataFolder, 'database');
