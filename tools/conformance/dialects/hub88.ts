import { createPrivateKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import * as v from 'valibot';
import {
  HUB88_DIGITS,
  HUB88_FREEBETS,
  HUB88_SIGNATURE,
  hub88Path,
  hub88Response,
  type Hub88Call,
} from '@foyer/contract/studios/hub88.ts';
import { DEMO_CURRENCIES, isCurrency, minorDigits, type Currency } from '@foyer/domain/currency.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import { postJson, type Dialect, type Movement, type Reply } from './client.ts';

const launchSchema = v.object({
  game_code: v.string(),
  user: v.string(),
  token: v.string(),
  currency: v.string(),
});

const unitsPerMinor = (currency: Currency): number => 10 ** (HUB88_DIGITS - minorDigits(currency));
const unitsOf = ({ minor, currency }: Money): number => Number(minor) * unitsPerMinor(currency);

const moneyOf = (units: number, currency: Currency): Money =>
  money(BigInt(units) / BigInt(unitsPerMinor(currency)), currency);

const prepaidSchema = v.object({ game_code: v.string() });
const creationSchema = v.looseObject({
  currency: v.string(),
  bet_value: v.pipe(v.number(), v.safeInteger()),
});

/** Templates for any stake and number of rounds. */
const prepaidsOf = (game: string) =>
  DEMO_CURRENCIES.map((currency) => ({
    prepaid_uuid: randomUUID(),
    game_code: game,
    currency,
    bet_value: null,
    bet_count: null,
  }));

export const hub88: Dialect = {
  name: 'hub88',
  otherGame: { game_code: 'another/Game' },
  fractionOf: (currency) => ({ amount: unitsPerMinor(currency) / 2 }),
  readLaunch(body) {
    const read = v.safeParse(launchSchema, body);
    if (!read.success) return null;
    const { user: player, token: session, game_code: game, currency } = read.output;
    return isCurrency(currency) ? { player, session, game, currency } : null;
  },
  readGrant(path, body) {
    const at = (call: keyof typeof HUB88_FREEBETS) => path.endsWith(HUB88_FREEBETS[call].slice('..'.length));
    if (at('list')) return { response: { rewards: [] } };
    if (at('prepaids')) return { response: prepaidsOf(v.parse(prepaidSchema, body).game_code) };
    if (!at('create')) return null;
    const { currency, bet_value, ...creation } = v.parse(creationSchema, body);
    if (!isCurrency(currency)) return null;
    const id = randomUUID();
    return {
      response: { ...creation, currency, bet_value, reward_uuid: id, status: 'FRS_ACTIVE' },
      grant: { id, stake: moneyOf(bet_value, currency) },
    };
  },
  launched: (address) => ({ url: address }),
  connect({ url, studio, key }, { player, session, game, currency }) {
    const own = createPrivateKey(key);
    async function call(name: Hub88Call, change: object, signedWith = own): Promise<Reply> {
      const common = { user: player, token: session, game_code: game, request_uuid: randomUUID() };
      const body = JSON.stringify({ ...common, ...change });
      const signature = sign('RSA-SHA256', Buffer.from(body), signedWith).toString('base64');
      const answer = await postJson(new URL(hub88Path(studio, name), url), body, {
        [HUB88_SIGNATURE]: signature,
      });
      const { status, balance } = v.parse(hub88Response, answer.body);
      return {
        refusal: status === 'RS_OK' ? null : status,
        balance: balance === undefined ? null : moneyOf(balance, currency),
      };
    }
    const movementOf = ({ round, id, amount }: Movement) => ({
      round,
      transaction_uuid: id,
      currency,
      amount: unitsOf(amount),
    });
    return {
      currency,
      balance: (signing) =>
        call(
          'balance',
          {},
          signing === 'wrong' ? generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey : own,
        ),
      bet: (bet, change = {}) => call('bet', { ...movementOf(bet), ...change }),
      win: ({ bet, ...win }) => call('win', { ...movementOf(win), reference_transaction_uuid: bet }),
      rollback: ({ round, id, bet }) =>
        call('rollback', { round, transaction_uuid: id, reference_transaction_uuid: bet }),
      async freeRounds({ grant, stake, round: { round, id, amount } }) {
        const free = { is_free: true, reward_uuid: grant };
        const bet = await call('bet', { ...movementOf({ round, id, amount: stake }), ...free });
        if (bet.refusal !== null) return bet;
        const win = { ...movementOf({ round, id: `${id}-win`, amount }), ...free };
        return call('win', { ...win, reference_transaction_uuid: id });
      },
      prize: (prize) => call('win', { ...movementOf(prize), is_supplier_promo: true }),
    };
  },
};
