import { readDocuments } from './readDocuments.ts';
import { runCommand } from './runCommand.ts';

/** `npm run documents`: lists source-of-wealth documents that await review, or exports one player's. */
await runCommand('documents', readDocuments);
