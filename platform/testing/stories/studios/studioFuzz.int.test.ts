import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STUDIO_CALLS, type StudioCallName } from '@foyer/contract/studios/calls.ts';
import { STUDIO_ERRORS, STUDIO_PATHS } from '@foyer/contract/studios/http.ts';
import { money } from '@foyer/domain/money.ts';
import { openLedger, type Ledger, type TestPlayer } from '../../../modules/wallet/testing/ledger.ts';
import { liveStudioKeys } from '../../../infra/config/studioKeys.ts';
import { createLog } from '../../../infra/log.ts';
import { registerStudioWallet } from '../../../providers/studios/index.ts';
import { sign } from '../../../providers/studios/signature.ts';
import { createApp } from '../../../server/http/app.ts';

const SECRET = 'of-the-sandbox';
const NAMES = Object.keys(STUDIO_CALLS) as StudioCallName[];

let ledger: Ledger;
let app: FastifyInstance;
beforeAll(async () => {
  ledger = await openLedger();
  const { wallet, database, clock } = ledger;
  app = await createApp({ trustedProxies: null, isProduction: false }, createLog({ level: 'silent' }));
  registerStudioWallet(app, {
    services: { wallet, studioKeys: liveStudioKeys({ sandbox: [SECRET] }) },
    sites: { studioServers: [] },
    database,
    clock,
    config: { sportsbook: null },
    metrics: new Registry(),
  });
});
afterAll(async () => {
  await app.close();
  await ledger.drop();
});

async function call(name: StudioCallName, payload: Buffer) {
  const timestamp = String(ledger.clock.now().getTime());
  const url = STUDIO_PATHS[name];
  const signature = sign(SECRET, timestamp, url, payload).toString('hex');
  const headers = { 'x-studio': 'sandbox', 'x-timestamp': timestamp, 'x-signature': signature };
  const response = await app.inject({ method: 'POST', url, headers, payload });
  return { status: response.statusCode, body: response.json<{ error?: { type: string } }>() };
}

/** The call must be accepted, or refused with an error and a status that the API document lists for it. */
function expectResult(name: StudioCallName, { status, body }: Awaited<ReturnType<typeof call>>): void {
  if (status === 200) return;
  const type = body.error?.type ?? '';
  const { errors } = STUDIO_CALLS[name];
  expect(['BadRequest', ...errors], `${name}: ${status} ${type}`).toContain(type);
  const statuses: Readonly<Record<string, number>> = STUDIO_ERRORS;
  expect(status).toBe(statuses[type]);
}

/** There are few ids, so that they collide in every order. Fields are valid or arbitrary JSON. */
const id = fc.integer({ min: 1, max: 6 }).map((number) => `i${number}`);
const round = fc.integer({ min: 1, max: 3 }).map((number) => `r${number}`);
const amount = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 40_00 }).map((minor) => (minor / 100).toFixed(2)) },
  { weight: 2, arbitrary: fc.constant('1.00') },
  { weight: 1, arbitrary: fc.constantFrom('0', '-1', '1e9', '0.001', '1000000000', '99999999999999', '١') },
);
const strange = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    '__proto__',
    'constructor',
    '\u0000',
    '\ud800',
    "'; drop table wallet.transfer; --",
    '%00',
    '',
  ),
);
interface Step {
  readonly name: StudioCallName;
  readonly isMine: boolean;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly spoiled: readonly [field: string, value: unknown] | null;
}
const FIELDS = [
  'sessionId',
  'transactionId',
  'roundId',
  'amount',
  'currency',
  'rollsBack',
  'freeRounds',
  'token',
];
const step: fc.Arbitrary<Step> = fc.record({
  name: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('bet' as const, 'win' as const) },
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        'rollback' as const,
        'endRound' as const,
        'authenticate' as const,
        'balance' as const,
      ),
    },
  ),
  isMine: fc.boolean(),
  fields: fc.record({
    transactionId: id,
    roundId: round,
    amount,
    currency: fc.oneof({ weight: 9, arbitrary: fc.constant('EUR') }, fc.constantFrom('USD', 'JPY', 'XXX')),
    rollsBack: id,
    freeRounds: fc.option(fc.constantFrom('mine', 'other'), { freq: 3, nil: undefined }),
    jackpotContribution: fc.option(fc.constantFrom('0.000001', '1', '0', '50'), { freq: 4, nil: undefined }),
    jackpotWin: fc.option(fc.constantFrom('0.5', '0'), { freq: 4, nil: undefined }),
  }),
  spoiled: fc.option(fc.tuple(fc.constantFrom(...FIELDS), strange), { freq: 6, nil: null }),
});

const CALL_FIELDS: Readonly<Record<StudioCallName, readonly string[]>> = {
  authenticate: ['token'],
  balance: ['sessionId'],
  bet: ['sessionId', 'transactionId', 'roundId', 'amount', 'currency', 'freeRounds', 'jackpotContribution'],
  win: ['sessionId', 'transactionId', 'roundId', 'amount', 'currency', 'jackpotWin'],
  rollback: ['sessionId', 'transactionId', 'roundId', 'rollsBack'],
  endRound: ['sessionId', 'transactionId', 'roundId'],
};

let runs = 0;
async function createPlayers(): Promise<{ run: number; mine: TestPlayer; other: TestPlayer }> {
  const run = ++runs;
  const mine = await ledger.addPlayer({
    balance: 60_00n,
    bonus: { amount: 30_00n, required: 40_00n, maxBet: 30_00n },
  });
  const other = await ledger.addPlayer({ balance: 20_00n });
  for (const [whose, account] of Object.entries({ mine, other })) {
    const grant = {
      id: `${run}.${whose}`,
      playerId: account.playerId,
      studio: 'sandbox',
      game: 'fox-and-ember',
    };
    const terms = { stake: money(1_00n, 'EUR'), rounds: 2, expiresAt: null };
    await ledger.database.transaction((tx) => ledger.wallet.grantFreeRounds(tx, { ...grant, ...terms }));
  }
  return { run, mine, other };
}

/** Ids differ between runs; both players use the same rounds and movements. */
function bodyOf({ run, mine, other }: Awaited<ReturnType<typeof createPlayers>>, one: Step): object {
  const account = one.isMine ? mine : other;
  const own = (value: unknown) => (typeof value === 'string' ? `${run}.${value}` : undefined);
  const { transactionId, roundId, rollsBack, freeRounds } = one.fields;
  const fields: Record<string, unknown> = {
    ...one.fields,
    sessionId: account.gameSession,
    token: account.token,
    transactionId: own(transactionId),
    roundId: own(roundId),
    rollsBack: own(rollsBack),
    freeRounds: own(freeRounds),
  };
  const named = CALL_FIELDS[one.name].map((field) => [field, fields[field]]);
  return Object.fromEntries([...named, ...(one.spoiled ? [one.spoiled] : [])]);
}

describe('random studio calls', () => {
  it('LIMIT-10 in any order and in parallel are accepted or refused with an error, and the ledger stays balanced', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 5, maxLength: 30 }),
        fc.boolean(),
        async (steps, isAtOnce) => {
          const accounts = await createPlayers();
          const send = async (one: Step) =>
            expectResult(one.name, await call(one.name, Buffer.from(JSON.stringify(bodyOf(accounts, one)))));
          if (isAtOnce) await Promise.all(steps.map(send));
          else for (const one of steps) await send(one);
          await ledger.check();
        },
      ),
      { numRuns: 15, endOnFailure: true },
    );
  });

  it('MONEY-07 a whole round of calls sent twice ends like sending it once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 20 }), async (steps) => {
        const accounts = await createPlayers();
        const sent = steps.filter(({ name }) => name !== 'authenticate' && name !== 'balance');
        const bodies = sent.map(
          (one) => [one.name, Buffer.from(JSON.stringify(bodyOf(accounts, one)))] as const,
        );
        const taken: [StudioCallName, Buffer, unknown][] = [];
        for (const [name, body] of bodies) {
          const answer = await call(name, body);
          if (answer.status === 200) taken.push([name, body, answer.body]);
        }
        for (const [name, body, first] of taken)
          expect(await call(name, body)).toEqual({ status: 200, body: first });
        await ledger.check();
      }),
      { numRuns: 10, endOnFailure: true },
    );
  });

  it('random bytes are refused without a server error', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...NAMES),
        fc.oneof(
          fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
          fc.json().map((text) => Buffer.from(text)),
        ),
        async (name, payload) => {
          const { status, body } = await call(name, payload);
          expect(status).toBe(400);
          expect(body.error?.type).toBe('BadRequest');
        },
      ),
      { numRuns: 150 },
    );
  });
});
