import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import {
  A8R_BODIES,
  A8R_SIGNATURE,
  a8rPath,
  type A8rBody,
  type A8rCall,
  type A8rResponse,
} from '@foyer/contract/studios/a8r.ts';
import { playerId, type PlayerId } from '@foyer/domain/ids.ts';
import { add, toDecimal, type Money } from '@foyer/domain/money.ts';
import { jsonOf } from '../../../infra/httpClient/httpClient.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { readCompanyBody } from '../body.ts';
import { registerCompanyWallet, type CompanyCall, type CompanyWalletDeps } from '../companyWallet.ts';
import { presentA8rRefusal } from './codes.ts';
import { a8rSignerOf } from './signature.ts';
import {
  betWin,
  currencyOf,
  finish,
  finishFreeRounds,
  payPrize,
  rollBack,
  type A8rCompany,
  type A8rResult,
} from './wallet.ts';

/** Registers the wallet calls of an aggregator that speaks A8R. */
export function registerA8r(app: FastifyInstance, deps: CompanyWalletDeps): void {
  const balanceOf = async (result: A8rResult): Promise<string> =>
    totalOf(
      'balance' in result ? result : await deps.services.wallet.state(deps.database.query, result.playerId),
    );

  /** @param more the further fields of the response */
  const call =
    <Call extends A8rCall>(
      name: Call,
      run: (company: A8rCompany, body: A8rBody<Call>) => Promise<A8rResult>,
      more: (body: A8rBody<Call>) => Omit<A8rResponse, 'balance'> = () => ({}),
    ): CompanyCall =>
    async (studio, raw) => {
      const body: A8rBody<Call> = readCompanyBody(A8R_BODIES[name], raw);
      const balance = await balanceOf(await run({ ...deps, studio }, body));
      return { status: 200, body: JSON.stringify({ balance, ...more(body) }) };
    };

  registerCompanyWallet(
    app,
    deps,
    {
      name: 'a8r',
      signerOf: ({ secrets, body, headers }) => a8rSignerOf(secrets, body, headers[A8R_SIGNATURE]),
      async presentRefusal(refusal, raw) {
        const poor = refusal.type === 'InsufficientFunds' ? playerIn(raw) : null;
        return presentA8rRefusal(refusal, poor && (await balanceOf({ playerId: poor })));
      },
    },
    {
      [a8rPath(':studio', 'balance')]: call('balance', playerOf),
      [a8rPath(':studio', 'betWin')]: call('betWin', betWin, applied),
      [a8rPath(':studio', 'rollback')]: call('rollback', rollBack, applied),
      [a8rPath(':studio', 'finish')]: call('finish', finish),
      [a8rPath(':studio', 'freespins')]: call('freespins', finishFreeRounds),
      [a8rPath(':studio', 'promo')]: call('promo', payPrize, ({ id }) => ({ id_casino: id })),
    },
  );
}

/** The company's ids are ours too. */
const applied = ({ round_id, transactions }: A8rBody<'betWin'> | A8rBody<'rollback'>) => ({
  round_id_casino: round_id,
  transactions: transactions.map(({ id }) => ({ id, id_casino: id })),
});

const totalOf = ({ balance, bonusBalance }: { balance: Money; bonusBalance: Money }): string =>
  toDecimal(add(balance, bonusBalance));

/** @throws Refusal UnknownPlayer, WrongCurrency */
async function playerOf(
  { services: { wallet }, database }: A8rCompany,
  body: A8rBody<'balance'>,
): Promise<A8rResult> {
  const player = playerId(body.player_id);
  const state = await wallet.state(database.query, player).catch((error: unknown) => {
    if (error instanceof RangeError) throw new Refusal('UnknownPlayer', { status: 404 });
    throw error;
  });
  if (state.currency !== currencyOf(body)) throw new Refusal('WrongCurrency', { status: 422 });
  return { playerId: player };
}

/** The session was found before the money was not enough, so this is its player. */
function playerIn(raw: Buffer): PlayerId | null {
  const read = v.safeParse(v.object({ player_id: v.string() }), jsonOf(raw.toString('utf8')));
  return read.success ? playerId(read.output.player_id) : null;
}
