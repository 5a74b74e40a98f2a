import type { Currency } from '@foyer/domain/currency.ts';
import { toDecimal } from '@foyer/domain/money.ts';
import type { FastifyInstance } from 'fastify';
import type { AnyRoom } from '../live/rooms.ts';
import { chipsFor, type Limits } from '../play/stakes.ts';
import { registerSignedRoute, type SignedRouteDeps } from '../wallet/signedRoute.ts';

const PATH = '/live/v1/tables';

export interface TableRouteDeps extends SignedRouteDeps {
  readonly rooms: readonly AnyRoom[];
}

/** Route on which platforms query the live tables. */
export const registerTableRoutes = (app: FastifyInstance, { rooms, ...signed }: TableRouteDeps): void =>
  registerSignedRoute(app, PATH, signed, () => ({ tables: rooms.map(tableJson) }));

function tableJson(room: AnyRoom): object {
  const opensAt = room.opensAt();
  return {
    game: room.game.lookupId,
    isOpen: opensAt === null,
    opensAt: opensAt === null ? null : new Date(opensAt).toISOString(),
    seats: room.seats(),
    limits: limitsByCurrency(room.game),
    results: room.results(),
  };
}

/** The currencies that the studio's croupiers take. */
const CURRENCIES: readonly Currency[] = [
  'EUR',
  'CAD',
  'CHF',
  'USD',
  'NOK',
  'INR',
  'JPY',
  'ZAR',
  'NZD',
  'GBP',
];

/** Smallest chip and maximum total stake of a round, by currency, in major units. */
function limitsByCurrency(limits: Limits) {
  const inCurrency = (currency: Currency) => {
    const { chips, most } = chipsFor(currency, limits);
    return [currency, { least: toDecimal(chips[0] ?? most), most: toDecimal(most) }] as const;
  };
  return Object.fromEntries(CURRENCIES.map(inCurrency));
}
