import { createPrivateKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import * as v from 'valibot';
import {
  HUB88_DIGITS,
  HUB88_SIGNATURE,
  hub88Path,
  hub88Response,
  type Hub88Call,
} from '@foyer/contract/studios/hub88.ts';
import { isCurrency, minorDigits, type Currency } from '@foyer/domain/currency.ts';
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
        balance:
          balance === undefined ? null : money(BigInt(balance) / BigInt(unitsPerMinor(currency)), currency),
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
      prize: (prize) => call('win', { ...movementOf(prize), is_supplier_promo: true }),
    };
  },
};
