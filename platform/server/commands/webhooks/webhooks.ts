import { runCommand } from '../runCommand.ts';
import { operateWebhooks } from './operateWebhooks.ts';

/** `npm run webhooks`: lists how far each webhook is, or delivers events again. */
await runCommand('webhooks', operateWebhooks);
