import { DRAWN_POTS } from '@foyer/contract/jackpot/pots.ts';
import { DROP_TYPES } from '@foyer/contract/raffle/drops.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import * as v from 'valibot';
import { negate, parseDecimal, type Money } from '@foyer/domain/money.ts';
import { giveReward } from '../../flows/rewards/giveReward.ts';
import { playerByEmail } from '../../modules/player/index.ts';
import { rewardTerms, type RewardTerms } from '../../modules/rewards/index.ts';
import type { Transaction } from '../../infra/database/database.ts';
import type { Services } from '../services.ts';
import { bankingOperatorCommands } from './bankingCommands.ts';
import { complianceOperatorCommands } from './complianceCommands.ts';
import { gamificationOperatorCommands } from './gamification/gamificationCommands.ts';
import { heldDepositCommands } from './held/heldDepositCommands.ts';
import { heldWinCommands } from './heldWins/heldWinCommands.ts';
import { decisionIn, type Act, type OperatorDeps, type PlayerCommand } from './operatorCommand.ts';
import { OperatorError } from './operatorError.ts';

type ByHand = Parameters<Services['wallet']['writeOff']>[1];

/**
 * A manual transfer in the currency of the player's wallet, recorded with operator and reason. The key
 * makes it idempotent.
 */
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
        await services.players.commands.addPopUp(tx, player, id);
        await services.players.commands.recordOperatorAct(tx, player, act);
      };
    },
  },
  ...complianceOperatorCommands,
  ...bankingOperatorCommands,
  ...heldDepositCommands,
  ...gamificationOperatorCommands,
  ...heldWinCommands,
  // Credits the player, or debits them if the amount is negative.
  correct: byHand((wallet, tx, act) => wallet.correct(tx, act)),
  // Pays a debt left by a chargeback from the balance.
  'collect-debt': byHand((wallet, tx, { amount, ...act }) =>
    wallet.correct(tx, { ...act, amount: negate(amount), repaysDebt: true }),
  ),
  // Writes the debt off.
  'write-off-debt': byHand((wallet, tx, act) => wallet.writeOff(tx, act)),
  // Demonstrations only: makes the player win the next draw. Operator and reason are recorded, and the win is
  // sent as `staged`.
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
  // REW-02: gives money, bonus money or free spins, to be claimed or credited automatically. Excluded players
  // get none (EXCLUSION-08).
  'give-reward': {
    words: ['name of the act', 'terms as JSON', 'who you are', 'why'],
    prepare({ services }, words) {
      const [key = '', json = '', by = '', why = ''] = words.map((word) => word.trim());
      if (!key || !by || !why) throw new OperatorError('say under which name, who you are, and why');
      const terms = termsIn(json);
      return async (tx, playerId) => void (await giveReward(services, tx, { key, playerId, terms, by, why }));
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
        await services.players.commands.closeAccount(tx, player, { cause, mayReopen: false });
        await services.players.commands.recordOperatorAct(tx, player, act);
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
  const read = parseDecimal(amount, currency);
  if (!read) throw new OperatorError(`'${amount}' is no amount in ${currency}, as 0.20 is`);
  return read;
}

/** Adds the player's email address as the first argument. */
const toPlayer = ({ words, prepare }: PlayerCommand): Act => ({
  words: ['email', ...words],
  prepare(parts, [email = '', ...own], site) {
    const run = prepare(parts, own, site);
    return async (tx) => {
      const player = await playerByEmail(tx, site.brand, email);
      if (player === null) throw new OperatorError(`nobody at ${site.brand} has the address ${email}`);
      await run(tx, player);
    };
  },
});

const TO_A_BRAND: Readonly<Record<string, Act>> = {
  // Sends stakes that the provider refused again; `npm run refused-stakes` lists them.
  'tell-stakes-again': {
    words: ['who you are', 'why'],
    prepare({ services: { gamification } }, words, site) {
      const clientId = site.gamification?.clientId;
      if (clientId === undefined) throw new OperatorError(`${site.brand} has no gamification`);
      const act = { clientId, ...decisionIn(words) };
      return async (tx) => void (await gamification.tellAgain(tx, act));
    },
  },
  // Demonstrations only: ends the running drop now. Operator and reason are recorded, and the drop is sent as
  // `is_staged`.
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

/** Runs the command in one transaction; the running product notifies the player. @throws OperatorError */
export async function operate(parts: OperatorDeps, words: readonly string[]): Promise<void> {
  const [name = '', brand = '', ...own] = words;
  const act = ACTS.get(name);
  if (act?.words.length !== own.length) throw new OperatorError(usage());
  const site = parts.sites.byBrand(brand);
  if (!site) throw new OperatorError(`there is no brand '${brand}'`);
  const run = act.prepare(parts, own, site);
  await parts.database.transaction((tx) => run(tx));
}
