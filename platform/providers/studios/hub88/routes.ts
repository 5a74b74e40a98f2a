import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import {
  HUB88_BODIES,
  HUB88_SIGNATURE,
  hub88Path,
  type Hub88Body,
  type Hub88Call,
  type Hub88Response,
} from '@foyer/contract/studios/hub88.ts';
import { playerId, type PlayerId } from '@foyer/domain/ids.ts';
import { add, type Money } from '@foyer/domain/money.ts';
import { jsonOf } from '../../../infra/httpClient/httpClient.ts';
import { readCompanyBody } from '../body.ts';
import {
  registerCompanyWallet,
  type CompanyCall,
  type CompanyReply,
  type CompanyWalletDeps,
} from '../companyWallet.ts';
import { hub88Keys, signerOf } from './keys.ts';
import { hub88StatusOf } from './statuses.ts';
import { toUnits } from './units.ts';
import { hub88Wallet } from './wallet.ts';

interface Balances {
  readonly balance: Money;
  readonly bonusBalance: Money;
}

/** Registers the wallet calls of the aggregator Hub88. */
export function registerHub88(app: FastifyInstance, deps: CompanyWalletDeps): void {
  const { wallet, players } = deps.services;
  const { query } = deps.database;

  /** Balances of a movement, or those of now. */
  const balancesOf = async (result: Balances | { readonly playerId: PlayerId }): Promise<Balances> =>
    'balance' in result ? result : wallet.state(query, result.playerId);

  const call =
    <Call extends Hub88Call>(
      name: Call,
      run: (studio: string, body: Hub88Body<Call>) => Promise<Balances | { readonly playerId: PlayerId }>,
    ): CompanyCall =>
    async (studio, raw) => {
      const body: Hub88Body<Call> = readCompanyBody(HUB88_BODIES[name], raw);
      return reply(body, 'RS_OK', await balancesOf(await run(studio, body)));
    };
  const info: CompanyCall = async (_studio, raw) => {
    const body = readCompanyBody(HUB88_BODIES.info, raw);
    const { country, brand } = await players.get(query, playerId(body.user));
    return reply(body, 'RS_OK', null, { country, sub_partner_id: brand });
  };

  registerCompanyWallet(
    app,
    deps,
    {
      name: 'hub88',
      signerOf({ secrets, body, headers }) {
        const keys = hub88Keys(secrets);
        return keys ? signerOf(keys, body, headers[HUB88_SIGNATURE]) : -1;
      },
      async presentRefusal(refusal, raw) {
        const request = requestIn(raw);
        // The session was found, so the user is its player.
        const isPoor = refusal.type === 'InsufficientFunds' && request.user !== undefined;
        const balances = isPoor ? await wallet.state(query, playerId(request.user ?? '')) : null;
        return reply(request, hub88StatusOf(refusal), balances);
      },
    },
    {
      [hub88Path(':studio', 'info')]: info,
      [hub88Path(':studio', 'balance')]: call('balance', (studio, body) =>
        hub88Wallet(deps, studio).sessionOf(body),
      ),
      [hub88Path(':studio', 'bet')]: call('bet', (studio, body) => hub88Wallet(deps, studio).bet(body)),
      [hub88Path(':studio', 'win')]: call('win', (studio, body) => hub88Wallet(deps, studio).win(body)),
      [hub88Path(':studio', 'rollback')]: call('rollback', (studio, body) =>
        hub88Wallet(deps, studio).rollback(body),
      ),
    },
  );
}

type Request = Partial<Pick<Hub88Body<'info'>, 'user' | 'request_uuid'>>;

const requestSchema = v.object({ user: v.optional(v.string()), request_uuid: v.optional(v.string()) });

/** What can be read of a request that was refused. */
function requestIn(raw: Buffer): Request {
  const read = v.safeParse(requestSchema, jsonOf(raw.toString('utf8')));
  return read.success ? read.output : {};
}

/** The balance is written digit by digit, because it may be larger than a JavaScript number holds exactly. */
function reply(
  { user, request_uuid }: Request,
  status: Hub88Response['status'],
  balances: Balances | null,
  more: object = {},
): CompanyReply {
  const known = { status, user, request_uuid, ...more };
  if (!balances) return { status: 200, body: JSON.stringify(known) };
  const total = add(balances.balance, balances.bonusBalance);
  const text = JSON.stringify({ ...known, currency: total.currency });
  return { status: 200, body: `${text.slice(0, -1)},"balance":${toUnits(total)}}` };
}
