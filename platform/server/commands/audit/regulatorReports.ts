import { runCommand } from '../runCommand.ts';
import { operateReports } from './operateReports.ts';

/** `npm run regulator-reports`: lists reports to regulators, writes a day again, or delivers it again. */
await runCommand('regulator-reports', operateReports);
