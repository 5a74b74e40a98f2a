import { seals } from '../../modules/wallet/index.ts';
import { OperatorError } from './operatorError.ts';
import { reportErrors } from './runCommand.ts';

/** `npm run ledger-key -- <name>`: prints a new key for the checkpoints of the ledger. It is stored nowhere. */
await reportErrors('ledger-key', async () => {
  const [name = ''] = process.argv.slice(2);
  if (!/^[\w.-]{1,64}$/.test(name))
    throw new OperatorError('name the key, such as ledger.example.com-2027: npm run ledger-key -- <name>');
  const { privateText, publicText } = seals.newLedgerKey(name);
  process.stdout.write(`FOYER_LEDGER_KEY=${privateText}\npublic key: ${publicText}\n`);
});
