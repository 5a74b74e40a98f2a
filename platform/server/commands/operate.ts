import { DRAWN_POTS } from '@foyer/contract/jackpot/potNames.ts';
import { DROP_TYPES } from '@foyer/contract/raffle/drops.ts';
import * as v from 'valibot';
import { negate } from '@foyer/domain/money.ts';
import { giveReward } from '../../flows/rewards/giveReward.ts';
import { rewardTerms, type RewardTerms } from '../../modules/rewards/index.ts';
import type { Transaction } from '../../infra/database/database.ts';
import type { Services } from '../services.ts';
import { bankingOperatorCommands } from './bankingCommands.ts';
import { complianceOperatorCommands } from './complianceCommands.ts';
import { gamificationOperatorCommands } from './gamification/gamificationCommands.ts';
import { approvalCommands } from './held/approvalCommands.ts';
import { heldDepositCommands } from './held/heldDepositCommands.ts';
import { heldWinCommands } from './heldWins/heldWinCommands.ts';
import {
  amountIn,
  decisionIn,
  requireOption,
  requirePlayer,
  requireSite,
  type OperatorCommand,
  type OperatorDeps,
  type PlayerCommand,
} from './operatorCommand.ts';
import { OperatorError } from './operatorError.ts';

type ManualTransfer = Parameters<Services['wallet']['writeOff']>[1];

/** A manual transfer in the wallet's currency, recorded with operator and reason. Idempotent by its name. */
const manualTransfer = (
  move: (
    wallet: OperatorDeps['services']['wallet'],
    tx: Transaction,
    transfer: ManualTransfer,
  ) => Promise<unknown>,
): PlayerCommand => ({
  argumentNames: ['name of the act', 'amount', 'who you are', 'why'],
  prepare({ services: { wallet } }, args) {
    const [key = '', amount = '', ...decision] = args.map((arg) => arg.trim());
    const { by: operator, why: reason } = decisionIn(decision);
    if (!key) throw new OperatorError('say under which name, who you are, and why');
    return async (tx, playerId) => {
      const { currency } = await wallet.state(tx, playerId);
      await move(wallet, tx, { key, playerId, amount: amountIn(amount, currency), operator, reason });
    };
  },
});

const PLAYER_COMMANDS: Readonly<Record<string, PlayerCommand>> = {
  // PLAYER-22: adds a pop-up for the player, which their open pages show at once.
  'pop-up': {
    argumentNames: ['id', 'who you are', 'why'],
    prepare({ services, sites }, [id = '', ...args]) {
      if (!Object.hasOwn(sites.messages('en', ['account']), `account.popUp.${id}.title`))
        throw new OperatorError(`there is no pop-up '${id}' in sites/locales/en/account.json`);
      const record = { act: 'PopUpAdded', about: id, ...decisionIn(args) } as const;
      return async (tx, player) => {
        if (!(await services.players.commands.addPopUp(tx, player, id)))
          throw new OperatorError(`the player receives no marketing, and '${id}' is not a service message`);
        await services.players.commands.recordOperatorAct(tx, player, record);
      };
    },
  },
  ...complianceOperatorCommands,
  ...bankingOperatorCommands,
  ...heldDepositCommands,
  ...approvalCommands,
  ...gamificationOperatorCommands,
  ...heldWinCommands,
  // Credits the player, or debits them if the amount is negative.
  correct: manualTransfer((wallet, tx, transfer) => wallet.correct(tx, transfer)),
  // Pays a debt left by a chargeback from the balance.
  'collect-debt': manualTransfer((wallet, tx, { amount, ...transfer }) =>
    wallet.correct(tx, { ...transfer, amount: negate(amount), repaysDebt: true }),
  ),
  'write-off-debt': manualTransfer((wallet, tx, transfer) => wallet.writeOff(tx, transfer)),
  // Demonstrations only: makes the player win the next draw. The win is sent as `staged`.
  'jackpot-win': {
    argumentNames: ['mega, major or minor', 'who you are', 'why'],
    prepare({ services: { jackpot, wallet } }, [name = '', ...args], site) {
      const pot = requireOption(name, DRAWN_POTS);
      const { by: operator, why: reason } = decisionIn(args);
      return async (tx, playerId) => {
        const { currency } = await wallet.state(tx, playerId);
        await jackpot.stage(tx, site, { brand: site.brand, pot, playerId, currency, operator, reason });
      };
    },
  },
  // REW-02: gives a reward of money, bonus money or free spins. Excluded players get none (EXCLUSION-08).
  'give-reward': {
    argumentNames: ['name of the act', 'terms as JSON', 'who you are', 'why'],
    prepare({ services }, args) {
      const [key = '', json = '', ...decision] = args.map((arg) => arg.trim());
      if (!key) throw new OperatorError('say under which name, who you are, and why');
      const reward = { key, terms: termsIn(json), ...decisionIn(decision) };
      return async (tx, playerId) => void (await giveReward(services, tx, { playerId, ...reward }));
    },
  },
  // PLAYER-03: closes the account, which the player cannot reopen.
  'close-account': {
    argumentNames: ['cause', 'who you are', 'why'],
    prepare({ services }, [cause = '', ...args]) {
      if (!/^[A-Z]\w{0,63}$/.test(cause))
        throw new OperatorError(`'${cause}' is no cause, as MultipleAccounts is`);
      const record = { act: 'AccountClosed', about: cause, ...decisionIn(args) } as const;
      return async (tx, player) => {
        await services.players.commands.closeAccount(tx, player, { cause, mayReopen: false });
        await services.players.commands.recordOperatorAct(tx, player, record);
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

/** Adds the player's email address as the first argument. */
const withEmail = ({ argumentNames, prepare }: PlayerCommand): OperatorCommand => ({
  argumentNames: ['email', ...argumentNames],
  prepare(deps, [email = '', ...args], site) {
    const run = prepare(deps, args, site);
    return async (tx) => run(tx, await requirePlayer(tx, site.brand, email));
  },
});

const BRAND_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  // Sends stakes that the provider refused again; `npm run refused-stakes` lists them.
  'resend-refused-stakes': {
    argumentNames: ['who you are', 'why'],
    prepare({ services: { gamification } }, args, site) {
      const clientId = site.gamification?.clientId;
      if (clientId === undefined) throw new OperatorError(`${site.brand} has no gamification`);
      const request = { clientId, ...decisionIn(args) };
      return async (tx) => void (await gamification.resendRefused(tx, request));
    },
  },
  // Demonstrations only: ends the running drop now. The drop is sent as `is_staged`.
  'end-drop': {
    argumentNames: ['hourly, daily or weekly', 'who you are', 'why'],
    prepare({ services: { raffle } }, [name = '', ...args], site) {
      const type = requireOption(name, DROP_TYPES);
      const { by: operator, why: reason } = decisionIn(args);
      return (tx) => raffle.stage(tx, site, { type, operator, reason });
    },
  },
};

const COMMANDS: ReadonlyMap<string, OperatorCommand> = new Map([
  ...Object.entries(PLAYER_COMMANDS).map(([name, command]) => [name, withEmail(command)] as const),
  ...Object.entries(BRAND_COMMANDS),
]);
export const OPERATOR_COMMANDS: readonly string[] = [...COMMANDS.keys()];

const usage = (): string =>
  [...COMMANDS]
    .map(([name, { argumentNames }]) =>
      ['npm run operator --', name, '<brand>', ...argumentNames.map((argument) => `<${argument}>`)].join(' '),
    )
    .join('\n');

/** Runs the command in one transaction; the running product notifies the player. @throws OperatorError */
export async function operate(
  deps: OperatorDeps,
  [name = '', brand = '', ...args]: readonly string[],
): Promise<void> {
  const command = COMMANDS.get(name);
  if (command?.argumentNames.length !== args.length) throw new OperatorError(usage());
  const run = command.prepare(deps, args, requireSite(deps.sites, brand));
  await deps.database.transaction((tx) => run(tx));
}
