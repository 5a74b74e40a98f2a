import * as v from 'valibot';
import {
  HUB88_FREEBETS,
  HUB88_PLAYABLE,
  HUB88_SIGNATURE,
  hub88Prepaids,
  hub88Reward,
  hub88Rewards,
} from '@foyer/contract/studios/hub88.ts';
import { DAY } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { CompanyLaunchRequest } from '../../../flows/launch/companyLaunch.ts';
import type { Clock } from '../../../infra/clock.ts';
import { callPartner, parseResponse } from '../../../infra/httpClient/httpClient.ts';
import type { Log } from '../../../infra/log.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { signHub88, type Hub88Keys } from './keys.ts';
import { toUnits } from './units.ts';

/** A reward without an end expires after some weeks at the company, so each is created with one. */
const VALID_MS = 30 * DAY;
const PAGE = 80;
/** More rewards than any player has. */
const MOST_PAGES = 10;

type Grant = Awaited<ReturnType<CompanyLaunchRequest['freeRounds']>>[number];
type Reward = v.InferOutput<typeof hub88Reward>;

export interface FreeBetsDeps {
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
}

interface Company extends FreeBetsDeps {
  readonly keys: Hub88Keys;
  readonly operatorId: string | number | undefined;
  readonly launch: Omit<CompanyLaunchRequest, 'session'>;
  readonly playerId: PlayerId;
}

/**
 * Creates the player's free rounds in the game at the company, each grant once. What fails is logged, and ends
 * the attempt: the game opens all the same, without further free rounds rather than late or not at all.
 */
export async function createFreeBets(company: Company): Promise<void> {
  const { launch, log } = company;
  for (const grant of await launch.freeRounds())
    try {
      await createOnce(company, grant);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      log.error(
        { studio: launch.server.studio, freeRounds: grant.id, err: error },
        'free rounds were not created at the company',
      );
      // A company that does not answer would delay the game once for each grant.
      if (error.type === 'PartnerUnavailable') return;
    }
}

async function createOnce(company: Company, grant: Grant): Promise<void> {
  const { launch, playerId } = company;
  const { id, external } = grant;
  if (external && (await playableReward(company, id, { reward_uuid: external.id }))) return;
  // The reply to a creation may have been lost, so the company is asked for what is not known here.
  const created = await playableReward(company, id, { user: playerId });
  const { reward_uuid: externalId } = created ?? (await createReward(company, grant));
  const attempt = (external?.attempt ?? 0) + 1;
  if (await launch.linkFreeRounds({ id, externalId, attempt })) return;
  // Another launch created the grant at the same moment, and the player would have its rounds twice.
  await call(company, 'cancel', { reward_uuid: externalId }, v.unknown());
}

/** The company's reward of a grant that can be played. @param filter of the company's list */
async function playableReward(company: Company, grant: string, filter: object): Promise<Reward | undefined> {
  let cursor: string | null | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const pagination = { limit: PAGE, ...(cursor && { cursor }) };
    const list = await call(company, 'list', { ...filter, pagination }, hub88Rewards);
    const found = list.rewards.find(
      (one) => one.operator_reference === grant && HUB88_PLAYABLE.has(one.status ?? ''),
    );
    cursor = list.pagination?.next_cursor;
    if (found || !cursor) return found;
  }
  return undefined;
}

/** @throws Refusal PartnerUnavailable also if the company has no template with this stake and number of rounds */
async function createReward(company: Company, grant: Grant): Promise<Reward> {
  const { launch, clock, playerId } = company;
  const { game, currency, brand } = launch;
  const value = Number(toUnits(grant.stake));
  const prepaids = await call(company, 'prepaids', { game_code: game }, hub88Prepaids);
  const prepaid = prepaids.find(
    (one) =>
      one.game_code === game &&
      one.currency === currency &&
      one.bonus_buy !== true &&
      [null, undefined, value].includes(one.bet_value) &&
      [null, undefined, grant.left].includes(one.bet_count),
  );
  if (!prepaid) {
    const cause = new Error(`no prepaid of ${game} has ${grant.left} bets of ${value} in ${currency}`);
    throw new Refusal('PartnerUnavailable', { status: 502, cause });
  }
  const now = clock.now();
  const endMs = Math.min(grant.expiresAt?.getTime() ?? Infinity, now.getTime() + VALID_MS);
  return call(
    company,
    'create',
    {
      user: playerId,
      sub_partner_id: brand,
      game_code: game,
      currency,
      prepaid_uuid: prepaid.prepaid_uuid,
      bet_value: value,
      bet_count: grant.left,
      start_time: timeOf(now),
      end_time: timeOf(new Date(endMs)),
      operator_reference: grant.id,
    },
    hub88Reward,
  );
}

/** The company's times have no zone; this is UTC. */
const timeOf = (at: Date): string => at.toISOString().slice(0, 'YYYY-MM-DDThh:mm:ss'.length);

/** @throws Refusal PartnerUnavailable */
async function call<Schema extends v.GenericSchema>(
  { keys, operatorId, launch: { server } }: Company,
  name: keyof typeof HUB88_FREEBETS,
  content: object,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body = JSON.stringify({ operator_id: operatorId, ...content });
  const headers = {
    'content-type': 'application/json',
    [HUB88_SIGNATURE]: signHub88(keys, Buffer.from(body)),
  };
  const launch = new URL(server.launch, server.apiOrigin ?? server.origin);
  const { href: url } = new URL(HUB88_FREEBETS[name], launch);
  return parseResponse(schema, await callPartner({ url, headers, body }));
}
