import type { PlayerId } from '@foyer/vocabulary/ids.ts';
import { acceptSourceOfWealth, decideKyc } from '../../flows/cashier/release.ts';
import { playerNamed } from '../../modules/identity/index.ts';
import type { Database, Transaction } from '../../plumbing/database/database.ts';
import type { Sites } from '../../plumbing/sites/index.ts';
import type { Services } from '../services.ts';

/** What was asked for cannot be done as it was written. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

export interface OperatorParts {
  readonly services: {
    readonly identity: Pick<Services['identity'], 'commands'>;
    readonly payments: Pick<Services['payments'], 'identity' | 'cashier'>;
  };
  readonly database: Database;
  readonly sites: Pick<Sites, 'byBrand' | 'messages'>;
}

/** One thing done to one player. @throws OperatorError before anything is done */
interface Act {
  /** Its own words, after brand and address. */
  readonly words: readonly string[];
  prepare(parts: OperatorParts, words: readonly string[]): (tx: Transaction, id: PlayerId) => Promise<void>;
}

const KYC_WORDS = ['Approved', 'Required', 'Rejected'] as const;

const ACTS: Readonly<Record<string, Act>> = {
  // PLAYER-22
  'pop-up': {
    words: ['id'],
    prepare({ services, sites }, [id = '']) {
      if (!Object.hasOwn(sites.messages('en', ['account']), `account.popUp.${id}.title`))
        throw new OperatorError(`there is no pop-up '${id}' in sites/locales/en/account.json`);
      return (tx, player) => services.identity.commands.addPopUp(tx, player, id);
    },
  },
  // PLAYER-16: what the player sent is enough, or something is asked for from now on.
  kyc: {
    words: ['Approved, Required or Rejected'],
    prepare({ services }, [word = '']) {
      const status = KYC_WORDS.find((one) => one === word);
      if (!status) throw new OperatorError(`'${word}' is none of ${KYC_WORDS.join(', ')}`);
      return (tx, playerId) => decideKyc(services.payments, tx, { playerId, status });
    },
  },
  // PLAYER-18
  'accept-source-of-wealth': {
    words: [],
    prepare:
      ({ services }) =>
      (tx, playerId) =>
        acceptSourceOfWealth(services.payments, tx, playerId),
  },
  // PLAYER-03
  'close-account': {
    words: ['cause'],
    prepare: ({ services }, [cause = '']) => {
      if (!/^[A-Z]\w{0,63}$/.test(cause))
        throw new OperatorError(`'${cause}' is no cause, as MultipleAccounts is`);
      return (tx, player) => services.identity.commands.closeAccount(tx, player, { cause, mayReopen: false });
    },
  },
};

const usage = (): string =>
  Object.entries(ACTS)
    .map(
      ([name, { words }]) =>
        `npm run operator -- ${name} <brand> <email> ${words.map((word) => `<${word}>`).join(' ')}`,
    )
    .join('\n');

/** Does what the words say, in one transaction; the running product tells the player. @throws OperatorError */
export async function operate(parts: OperatorParts, words: readonly string[]): Promise<void> {
  const [name = '', brand = '', email = '', ...own] = words;
  const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
  if (!act || own.length !== act.words.length) throw new OperatorError(usage());
  const site = parts.sites.byBrand(brand);
  if (!site) throw new OperatorError(`there is no brand '${brand}'`);
  const run = act.prepare(parts, own);
  const player = await playerNamed(parts.database.query, site.brand, email);
  if (player === null) throw new OperatorError(`nobody at ${brand} has the address ${email}`);
  await parts.database.transaction((tx) => run(tx, player));
}
