import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LaunchGame, WinsBeingChecked } from '@foyer/contract/generated/operations.ts';
import { STUDIO_PATHS } from '@foyer/contract/studios/http.ts';
import { checkStudioResults } from '../../../flows/checkStudioResults.ts';
import { createLog } from '../../../infra/log.ts';
import { auditLedger } from '../../../modules/wallet/index.ts';
import { sign } from '../../../providers/studios/signature.ts';
import { readHeldWins } from '../../../server/commands/heldWins/readHeldWins.ts';
import { operateStudioHold } from '../../../server/commands/heldWins/operateStudioHold.ts';
import { testApi, type TestApi } from '../../testApi.ts';

let api: TestApi;
let bearer: string;
const logged: string[] = [];
beforeAll(async () => {
  const log = createLog({ level: 'error', destination: { write: (line) => void logged.push(line) } });
  api = await testApi({ log });
  bearer = await api.token();
});
afterAll(async () => {
  expect(await auditLedger(api.database.query)).toMatchObject({ isClean: true });
  await api.stop();
});

async function ask({ documentId }: { documentId: string }, variables: object = {}) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId, variables },
    headers: { host: 'northlight.localhost', authorization: `Bearer ${bearer}` },
  });
  return response.json().data;
}

async function call(name: keyof typeof STUDIO_PATHS, body: object) {
  const payload = Buffer.from(JSON.stringify(body));
  const at = String(api.clock.now().getTime());
  const url = STUDIO_PATHS[name];
  const signature = sign('0123456789abcdef', at, url, payload).toString('hex');
  const headers = { 'x-studio': 'sandbox', 'x-timestamp': at, 'x-signature': signature };
  return (await api.app.inject({ method: 'POST', url, headers, payload })).json();
}

/** Rounds of a blackjack table, which pays at most four stakes; each wins three. */
async function playRounds(count: number) {
  const { url } = (await ask(LaunchGame, { slug: 'quiet-room-blackjack', mode: 'real' })).launchGame;
  const { sessionId } = await call('authenticate', { token: new URL(url).searchParams.get('token') });
  const rounds = Array.from({ length: count }, async () => {
    const round = { sessionId, roundId: randomUUID(), currency: 'EUR' };
    await call('bet', { ...round, transactionId: randomUUID(), amount: '1.00' });
    return call('win', { ...round, transactionId: randomUUID(), amount: '3.00' });
  });
  return Promise.all(rounds);
}

const studioHold = (...args: string[]) => operateStudioHold(api, args);
const check = () => checkStudioResults(api.services);

it('MONEY-10 a studio whose wins are far above its returns is held, with an alert, until an operator ends the hold', async () => {
  expect(await studioHold()).toBe('no studio is held');
  await playRounds(5);
  expect(await check()).toBe(0);
  await playRounds(80);
  expect(await check()).toBe(1);
  expect(logged.filter((line) => line.includes('MONEY-10'))).toHaveLength(1);
  expect(await check()).toBe(0);

  const [win] = await playRounds(1);
  expect(win).toMatchObject({ heldAmount: '3.00' });
  expect((await ask(WinsBeingChecked)).viewer.wallet.beingChecked).toBe('3.00');
  expect(await studioHold()).toContain('sandbox in EUR, held by its results');
  expect(await readHeldWins(api, ['northlight'])).toContain('held with all wins of sandbox in EUR');
  expect(await api.api.metrics.metrics()).toContain('foyer_studio_holds 1');

  expect(await studioHold('end', 'sandbox', 'EUR', 'Ada', 'the studio has explained it')).toContain(
    'paid again',
  );
  expect((await playRounds(1))[0].heldAmount).toBeUndefined();
  expect(await api.api.metrics.metrics()).toContain('foyer_studio_holds 0');
  await expect(studioHold('end', 'sandbox', 'EUR', 'Ada', 'again')).rejects.toThrow(
    'no hold on sandbox in EUR',
  );
});

it('MONEY-10 an operator holds a studio with name and reason, and each mistake is named', async () => {
  for (const args of [['hold'], ['hold', 'sandbox', 'EUR', 'Ada'], ['stop', 'sandbox', 'EUR', 'Ada', 'why']])
    await expect(studioHold(...args)).rejects.toThrow('npm run studio-holds -- hold');
  await expect(studioHold('hold', 'sandbox', 'EURO', 'Ada', 'why')).rejects.toThrow(
    "'EURO' is not a currency",
  );
  await expect(studioHold('hold', 'sandbox', 'EUR', 'Ada', ' ')).rejects.toThrow('say who you are, and why');
  await studioHold('hold', 'sandbox', 'EUR', 'Ada', 'the key was stolen');
  await studioHold('hold', 'sandbox', 'EUR', 'Bo', 'again');
  expect(await studioHold()).toMatch(/sandbox in EUR, held by Ada\n {2}the key was stolen$/);
  expect((await playRounds(1))[0].heldAmount).toBe('3.00');
});
