import { readDocuments } from './readDocuments.ts';
import { runCommand } from './runCommand.ts';

/**
 * `npm run documents`: lists players whose source-of-wealth documents await review, or exports one player's
 * documents.
 */
await runCommand('documents', readDocuments);
