import { DRAWN_POTS } from '@foyer/contract/jackpot/pots.ts';
import { DROP_TYPES } from '@foyer/contract/raffle/drops.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import * as v from 'valibot';
import { fromDecimal, MoneyError, negate, type Money } from '@foyer/domain/money.ts';
import { playerNamed } from '../../modules/identity/index.ts';
import { rewardTerms, type RewardTerms } from '../../modules/rewards/index.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import type { Site, Sites } from '../../sites/index.ts';
import type { Services } from '../services.ts';
import { bankingOperatorCommands } from './bankingCommands.ts';
import { complianceOperatorCommands, decisionIn } from './complianceCommands.ts';
import { gamificationOperatorCommands } from './gamificationCommands.ts';
import { heldActs } from './held/heldActs.ts';
import { heldWinActs } from './heldWins/heldWinActs.ts';
import { OperatorError } from './operatorError.ts';

export interface OperatorDeps {
  readonly services: {
    readonly identity: Pick<Services['identity'], 'commands'>;
    readonly payments: Services['payments'];
    readonly gamification: Pick<Services['gamification'], 'block' | 'tellAgain'>;
    readonly jackpot: Pick<Services['jackpot'], 'stage'>;
    readonly raffle: Pick<Services['raffle'], 'stage'>;
    readonly rewardDesk: Pick<Services['rewardDesk'], 'give'>;
    readonly wallet: Pick<Services['wallet'], 'state' | 'correct' | 'writeOff' | 'decideHeldWin'>;
  };
  readonly database: Database;
  readonly sites: Pick<Sites, 'byBrand' | 'messages'>;
}

/** One thing done. @throws OperatorError before anything is */
interface Act<Whom extends readonly PlayerId[] = []> {
  /** Its own words, after the brand, and the player's address where it is done to one. */
  readonly words: readonly string[];
  prepare(
    parts: OperatorDeps,
    words: readonly string[],
    site: Site,
  ): (tx: Transaction, ...whom: Whom) => Promise<void>;
}

export type PlayerCommand = Act<[PlayerId]>;

type ByHand = Parameters<Services['wallet']['writeOff']>[1];

/** Money moved by hand, in the currency of the player's wallet, with who and why; the same name of the act is once. */
const byHand = (
  move: (wallet: OperatorDeps['services']['wallet'], tx: Transaction, act: ByHand) => Promise<unknown>,
): PlayerCommand => ({
  words: ['name of the act', 'amount', 'who you are', 'why'],
  prepare({ services: { wallet } }, words) {
    const [key = '', amount = '', operator = '', reason = ''] = words.map((word) => word.trim());
    if (!key || !operator || !reason) throw new OperatorError('say under which name, who you are, and why');
    return async (tx, playerId) => {
      const { currency } = await wallet.state(tx, playerId);
      await move(wallet, tx, { key, playerId, amount: amountIn(amount, currency), operator, reason });
    };
  },
});

const TO_A_PLAYER: Readonly<Record<string, PlayerCommand>> = {
  // PLAYER-22
  'pop-up': {
    words: ['id', 'who you are', 'why'],
    prepare({ services, sites }, [id = '', ...words]) {
      if (!Object.hasOwn(sites.messages('en', ['account']), `account.popUp.${id}.title`))
        throw new OperatorError(`there is no pop-up '${id}' in sites/locales/en/account.json`);
      const act = { act: 'PopUpAdded', about: id, ...decisionIn(words) } as const;
      return async (tx, player) => {
        await services.identity.commands.addPopUp(tx, player, id);
        await services.identity.commands.recordHouseAct(tx, player, act);
      };
    },
  },
  ...complianceOperatorCommands,
  ...bankingOperatorCommands,
  ...heldActs,
  ...gamificationOperatorCommands,
  ...heldWinActs,
  // To the player; from him where the amount has a minus.
  correct: byHand((wallet, tx, act) => wallet.correct(tx, act)),
  // What a chargeback left owed is paid from the balance,
  'collect-debt': byHand((wallet, tx, { amount, ...act }) =>
    wallet.correct(tx, { ...act, amount: negate(amount), repaysDebt: true }),
  ),
  // or given up.
  'write-off-debt': byHand((wallet, tx, act) => wallet.writeOff(tx, act)),
  // The next draw pays it, on a demonstration: who asked for it and why stands beside it, and everybody is told `staged`.
  'jackpot-win': {
    words: ['mega, major or minor', 'who you are', 'why'],
    prepare({ services: { jackpot, wallet } }, [name = '', ...words], site) {
      const pot = DRAWN_POTS.find((one) => one === name);
      const [operator = '', reason = ''] = words.map((word) => word.trim());
      if (!pot) throw new OperatorError(`'${name}' is none of ${DRAWN_POTS.join(', ')}`);
      if (!operator || !reason) throw new OperatorError('say who you are, and why');
      return async (tx, playerId) => {
        const { currency } = await wallet.state(tx, playerId);
        await jackpot.stage(tx, site, { brand: site.brand, pot, playerId, currency, operator, reason });
      };
    },
  },
  // REW-02: money, bonus money or free spins that the player claims, or gets by himself. Who is excluded is given none (EXCLUSION-08).
  'give-reward': {
    words: ['name of the act', 'terms as JSON', 'who you are', 'why'],
    prepare({ services: { rewardDesk } }, words) {
      const [key = '', json = '', by = '', why = ''] = words.map((word) => word.trim());
      if (!key || !by || !why) throw new OperatorError('say under which name, who you are, and why');
      const terms = termsIn(json);
      return async (tx, playerId) => void (await rewardDesk.give(tx, { key, playerId, terms, by, why }));
    },
  },
  // PLAYER-03
  'close-account': {
    words: ['cause', 'who you are', 'why'],
    prepare({ services }, [cause = '', ...words]) {
      if (!/^[A-Z]\w{0,63}$/.test(cause))
        throw new OperatorError(`'${cause}' is no cause, as MultipleAccounts is`);
      const act = { act: 'AccountClosed', about: cause, ...decisionIn(words) } as const;
      return async (tx, player) => {
        await services.identity.commands.closeAccount(tx, player, { cause, mayReopen: false });
        await services.identity.commands.recordHouseAct(tx, player, act);
      };
    },
  },
};

function termsIn(json: string): RewardTerms {
  const example = '{"type":"money-drop","name":"Birthday drop","amount":"15.00","hours":72}';
  try {
    return v.parse(rewardTerms, JSON.parse(json));
  } catch (error) {
    const what = v.isValiError(error) ? `${v.getDotPath(error.issues[0])}: ${error.message}` : 'no JSON';
    throw new OperatorError(`the terms are ${what}; a reward is like ${example}`);
  }
}

function amountIn(amount: string, currency: Currency): Money {
  try {
    return fromDecimal(amount, currency);
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
    throw new OperatorError(`'${amount}' is no amount in ${currency}, as 0.20 is`);
  }
}

/** Whoever has the address. */
const toPlayer = ({ words, prepare }: PlayerCommand): Act => ({
  words: ['email', ...words],
  prepare(parts, [email = '', ...own], site) {
    const run = prepare(parts, own, site);
    return async (tx) => {
      const player = await playerNamed(tx, site.brand, email);
      if (player === null) throw new OperatorError(`nobody at ${site.brand} has the address ${email}`);
      await run(tx, player);
    };
  },
});

const TO_A_BRAND: Readonly<Record<string, Act>> = {
  // What the provider would not take; `npm run refused-stakes` shows it.
  'tell-stakes-again': {
    words: ['who you are', 'why'],
    prepare({ services: { gamification } }, words, site) {
      const clientId = site.gamification?.clientId;
      if (clientId === undefined) throw new OperatorError(`${site.brand} has no gamification`);
      const act = { clientId, ...decisionIn(words) };
      return async (tx) => void (await gamification.tellAgain(tx, act));
    },
  },
  // The drop that runs is over now, on a demonstration: kept with who asked and why, and told to all as `is_staged`.
  'end-drop': {
    words: ['hourly, daily or weekly', 'who you are', 'why'],
    prepare({ services: { raffle } }, [name = '', ...words], site) {
      const type = DROP_TYPES.find((one) => one === name);
      const [operator = '', reason = ''] = words.map((word) => word.trim());
      if (!type) throw new OperatorError(`'${name}' is none of ${DROP_TYPES.join(', ')}`);
      if (!operator || !reason) throw new OperatorError('say who you are, and why');
      return (tx) => raffle.stage(tx, site, { type, operator, reason });
    },
  },
};

const ACTS: ReadonlyMap<string, Act> = new Map([
  ...Object.entries(TO_A_PLAYER).map(([name, act]) => [name, toPlayer(act)] as const),
  ...Object.entries(TO_A_BRAND),
]);

const usage = (): string =>
  [...ACTS]
    .map(
      ([name, { words }]) =>
        `npm run operator -- ${name} <brand> ${words.map((word) => `<${word}>`).join(' ')}`,
    )
    .join('\n');

/** Does what the words say, in one transaction; the running product tells the player. @throws OperatorError */
export async function operate(parts: OperatorDeps, words: readonly string[]): Promise<void> {
  const [name = '', brand = '', ...own] = words;
  const act = ACTS.get(name);
  if (act?.words.length !== own.length) throw new OperatorError(usage());
  const site = parts.sites.byBrand(brand);
  if (!site) throw new OperatorError(`there is no brand '${brand}'`);
  const run = act.prepare(parts, own, site);
  await parts.database.transaction((tx) => run(tx));
}
