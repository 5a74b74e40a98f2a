import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import {
  BeginDeposit,
  IdentityVerification,
  LaunchGame,
  StartIdentityVerification,
} from '@foyer/contract/generated/operations.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { beginDeposit } from '../flows/cashier/beginDeposit.ts';
import { settlePayment } from '../flows/cashier/settlePayment.ts';
import { operate } from '../server/commands/operate.ts';
import { noticeOf, fakePaymentProvider } from './cashier/fakePaymentProvider.ts';
import { rewardHarness, type RewardHarness } from './rewardHarness.ts';
import {
  startFakeSumsub,
  postWebhook,
  signedWebhook,
  type FakeSumsub,
  type WebhookEvent,
} from './fakeSumsub.ts';
import { testApi, type TestApi } from './testApi.ts';

// One platform with a fake identity check, and a new player per test.
export const paymentProvider = fakePaymentProvider();
export let api: TestApi;
export let harness: RewardHarness;
export let sumsub: FakeSumsub;
export let player: PlayerId;
export let email: string;
export let applicantId: string;
let token: string;

export async function open(): Promise<void> {
  sumsub = await startFakeSumsub();
  api = await testApi({
    identityReview: sumsub.config,
    paymentPorts: { trustly: paymentProvider.port, zimpler: paymentProvider.port },
  });
  harness = rewardHarness(api);
}

export async function close(): Promise<void> {
  await api.stop();
  await sumsub.stop();
}

/** Creates the next player and resets the fake identity check. */
export async function createPlayer(
  somewhere: Parameters<RewardHarness['createPlayer']>[0] = {},
): Promise<void> {
  sumsub.steps = { IDENTITY: null, SELFIE: null };
  sumsub.onCreate = async () => {};
  ({ player, email } = await harness.createPlayer(somewhere));
  if (!somewhere.brand) await signIn();
}

export async function signIn(): Promise<string> {
  token = await api.token('northlight', email);
  return token;
}

/** Reads the id of the player’s applicant, which the player or the test has created. */
export const readApplicant = (): void => {
  applicantId = sumsub.applicants.get(player) ?? expect.fail('no applicant');
};

export const graphql = (document: { documentId: string }, variables: object = {}) =>
  harness.ask(document, variables, token);
export const verification = async () =>
  (await graphql(IdentityVerification)).data.viewer.identityVerification;
export const status = async () => (await verification()).status as string;
export const operator = (...args: string[]) => operate(api, ['kyc', 'northlight', email, ...args]);
export const now = (): Date => api.clock.now();
export const start = () => graphql(StartIdentityVerification);
export async function startVerification(): Promise<void> {
  await operator('Required', 'Elin', 'a test');
  const { data } = await start();
  expect(data.startIdentityVerification).toMatchObject({
    url: 'https://in.sumsub.example/websdk/websdk.html',
    token: `_act-${player}`,
  });
  readApplicant();
  api.clock.advance(SECOND);
}
export const webhookEvent = (
  reviewResult?: object,
  change: Partial<WebhookEvent> = {},
): ReturnType<typeof signedWebhook> =>
  signedWebhook({
    applicantId,
    externalUserId: player,
    at: now(),
    ...(reviewResult ? { reviewResult } : { type: 'applicantPending' }),
    ...change,
  });
export const sendWebhook = (...event: Parameters<typeof webhookEvent>) =>
  postWebhook(api, webhookEvent(...event));
export const record = async () => {
  const { rows } = await sql<{ act: string; by: string }>`
    select act, by from compliance.entry where player_id = ${player} order by id`.execute(api.database.query);
  return rows.map(({ act, by }) => `${act} by ${by}`);
};
export const depositRequest = (amount: string) => ({
  playerId: player,
  idempotencyKey: randomUUID(),
  method: 'trustly',
  account: null,
  amount,
  currency: 'EUR' as const,
  locale: 'en' as const,
  origin: 'https://lobby.example',
});
export async function paid(amount: string): Promise<void> {
  const deposit = await beginDeposit(api.services, depositRequest(amount));
  await settlePayment(api.services, deposit.provider, noticeOf(deposit, 'succeeded'));
}
const refused = async (document: { documentId: string }, variables: object) =>
  (await graphql(document, variables)).errors?.[0]?.extensions?.reasons?.[0] ?? null;
const press = { method: 'trustly', amount: '50.00', currency: 'EUR', account: null };
export const deposit = () => refused(BeginDeposit, { deposit: { ...press, idempotencyKey: randomUUID() } });
export const launch = () => refused(LaunchGame, { slug: 'fox-and-ember', mode: 'real' });
export const gamesOpen = async () => {
  const { rows } = await sql`
    select id from wallet.game_session where player_id = ${player} and ended_at is null`.execute(
    api.database.query,
  );
  return rows.length;
};
