import { CURRENCIES, type Currency } from '@foyer/domain/currency.ts';
import { toDecimal } from '@foyer/domain/money.ts';
import type { FastifyInstance } from 'fastify';
import type { AnyRoom } from '../live/rooms.ts';
import { chipsFor, type Limits } from '../play/stakes.ts';
import { isSigned, type StudioKey } from '../wallet/signature.ts';

const PATH = '/live/v1/tables';

export interface TableRouteDeps {
  readonly rooms: readonly AnyRoom[];
  readonly key: StudioKey;
  readonly now: () => number;
}

/** Routes on which platforms query the live tables, signed with the key of the wallet calls. */
export function registerTableRoutes(app: FastifyInstance, { rooms, key, now }: TableRouteDeps): void {
  app.register(async (scope) => {
    // Keeps the raw body, because the signature covers its bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(PATH, async ({ headers, body }, reply) => {
      const rawBody = Buffer.isBuffer(body) ? body.toString() : '';
      if (!isSigned(key, { headers, path: PATH, rawBody }, now()))
        return reply.code(401).send({ error: { type: 'BadSignature', reasons: [] } });
      return { tables: rooms.map(tableJson) };
    });
  });
}

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

/** Smallest chip and maximum total stake of a round, for every currency, in major units. */
function limitsByCurrency(limits: Limits) {
  const inCurrency = (currency: Currency) => {
    const { chips, most } = chipsFor(currency, limits);
    return [currency, { least: toDecimal(chips[0] ?? most), most: toDecimal(most) }] as const;
  };
  return Object.fromEntries(CURRENCIES.map(inCurrency));
}
