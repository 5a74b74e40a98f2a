import type { Currency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { parseDecimal, type Money } from '@foyer/domain/money.ts';
import type { Decision } from '../../flows/kyc/decideKyc.ts';
import type { Database, Queryable, Transaction } from '../../infra/database/database.ts';
import { playerByEmail } from '../../modules/player/index.ts';
import type { Site, Sites } from '../../sites/index.ts';
import type { Services } from '../services.ts';
import { OperatorError } from './operatorError.ts';

export interface OperatorDeps {
  readonly services: Services;
  readonly database: Database;
  readonly sites: Pick<Sites, 'byBrand' | 'messages'>;
}

export function requireSite(sites: Pick<Sites, 'byBrand'>, brand: string): Site {
  const site = sites.byBrand(brand);
  if (!site) throw new OperatorError(`there is no brand '${brand}'`);
  return site;
}

export async function requirePlayer(queryable: Queryable, brand: BrandId, email: string): Promise<PlayerId> {
  const playerId = await playerByEmail(queryable, brand, email);
  if (playerId === null) throw new OperatorError(`nobody at ${brand} has the address ${email}`);
  return playerId;
}

/** Dependencies of a command that only reads. */
export interface ReportDeps<Used extends keyof Services> {
  readonly services: Pick<Services, Used>;
  readonly database: Database;
  readonly sites: Pick<Sites, 'byBrand'>;
}

/** The site of a command whose only argument is a brand. @throws OperatorError */
export function requireBrandAlone(
  sites: Pick<Sites, 'byBrand'>,
  args: readonly string[],
  name: string,
): Site {
  if (args.length !== 1) throw new OperatorError(`npm run ${name} -- <brand>`);
  return requireSite(sites, args[0]?.trim() ?? '');
}

/** @throws OperatorError that lists the options */
export function requireOption<Option extends string>(value: string, options: readonly Option[]): Option {
  const option = options.find((one) => one === value);
  if (option === undefined) throw new OperatorError(`'${value}' is none of ${options.join(', ')}`);
  return option;
}

/** One operator command. `prepare` throws an OperatorError before anything is changed. */
export interface OperatorCommand<Target extends readonly PlayerId[] = []> {
  /** Names of the arguments after the brand, and after the player's email in a command about a player. */
  readonly argumentNames: readonly string[];
  prepare(
    deps: OperatorDeps,
    args: readonly string[],
    site: Site,
  ): (tx: Transaction, ...target: Target) => Promise<void>;
}

export type PlayerCommand = OperatorCommand<[PlayerId]>;

export function decisionIn(args: readonly string[]): Omit<Decision, 'playerId'> {
  const [by = '', why = ''] = args.map((arg) => arg.trim());
  if (!by || !why) throw new OperatorError('say who you are, and why');
  return { by, why };
}

/** @throws OperatorError */
export function amountIn(amount: string, currency: Currency): Money {
  const read = parseDecimal(amount, currency);
  if (!read) throw new OperatorError(`'${amount}' is no amount in ${currency}, as 0.20 is`);
  return read;
}
