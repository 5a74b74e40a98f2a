import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import {
  A8R_COMPANY_CALLS,
  A8R_SIGNATURE,
  a8rError,
  a8rPath,
  a8rResponse,
  type A8rCall,
} from '@foyer/contract/studios/a8r.ts';
import { isCurrency, minorDigits } from '@foyer/domain/currency.ts';
import { fromDecimal, toDecimal } from '@foyer/domain/money.ts';
import { postJson, type Dialect, type Movement, type Reply } from './client.ts';

const launchSchema = v.object({
  game: v.string(),
  session_payload: v.string(),
  player: v.object({ id: v.string(), currency: v.string() }),
});

const issueSchema = v.object({
  issue_id: v.string(),
  bet_amount: v.string(),
  player: v.object({ currency: v.string() }),
});

export const a8r: Dialect = {
  name: 'a8r',
  otherGame: { game_id: 'another/Game' },
  fractionOf: (currency) => ({
    transactions: [{ id: 'fraction', type: 'bet', amount: `0.${'0'.repeat(minorDigits(currency))}1` }],
  }),
  readLaunch(body) {
    const read = v.safeParse(launchSchema, body);
    if (!read.success) return null;
    const { game, session_payload: session, player } = read.output;
    return isCurrency(player.currency)
      ? { player: player.id, session, game, currency: player.currency }
      : null;
  },
  readGrant(path, body) {
    if (!path.endsWith(A8R_COMPANY_CALLS.issueFreespins)) return null;
    const { issue_id: id, bet_amount, player } = v.parse(issueSchema, body);
    return isCurrency(player.currency)
      ? { response: {}, grant: { id, stake: fromDecimal(bet_amount, player.currency) } }
      : null;
  },
  launched: (address) => ({ launch_url: address }),
  connect({ url, studio, key }, { player, session, game, currency }) {
    async function call(name: A8rCall, change: object, secret = key): Promise<Reply> {
      const common = { player_id: player, currency, session_payload: session, game_id: game };
      const body = JSON.stringify({ ...common, ...change });
      const sign = createHmac('sha256', secret).update(body).digest('hex');
      const { status, body: answer } = await postJson(new URL(a8rPath(studio, name), url), body, {
        [A8R_SIGNATURE]: sign,
      });
      if (status === 200) {
        const { balance } = v.parse(a8rResponse, answer);
        return { refusal: null, balance: fromDecimal(balance, currency) };
      }
      const { meta } = v.parse(a8rError, answer);
      return {
        refusal: meta.api_code,
        balance: meta.balance === undefined ? null : fromDecimal(meta.balance, currency),
      };
    }
    const one = (type: 'bet' | 'win', { id, amount }: Pick<Movement, 'id' | 'amount'>) => ({
      id,
      type,
      amount: toDecimal(amount),
    });
    return {
      currency,
      balance: (signing) => call('balance', {}, signing === 'wrong' ? `not ${key}` : key),
      bet: (bet, change = {}) =>
        call('betWin', { round_id: bet.round, transactions: [one('bet', bet)], ...change }),
      win: (win) => call('betWin', { round_id: win.round, transactions: [one('win', win)] }),
      betAndWin: (bet, win) =>
        call('betWin', { round_id: bet.round, transactions: [one('bet', bet), one('win', win)] }),
      rollback: ({ round, id, bet }) =>
        call('rollback', { round_id: round, transactions: [{ id, original_id: bet }] }),
      freeRounds: ({ grant, round: { amount } }) =>
        call('freespins', { issue_id: grant, amount: toDecimal(amount) }),
      prize: ({ id, round, amount }) =>
        call('promo', { id, event_id: round, event_type: 'Tournament', amount: toDecimal(amount) }),
    };
  },
};
