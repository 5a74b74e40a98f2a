import { DAY } from '@foyer/vocabulary/duration.ts';
import type { Payment } from '../../modules/cashier/index.ts';
import { Refusal } from '../../plumbing/refusal.ts';
import { atDesk, held, type CashierParts } from './desk.ts';
import { cancelDeposit } from './outcomes.ts';
import { settlePayment } from './settlePayment.ts';

/** So long after what was promised a person is told, again with each question. */
const LONG_SILENCE_MS = DAY;

/**
 * Asks the provider how a payment stands that it has told no end of. What it answers is taken as its callback is, and
 * may come beside it in any order. A deposit of which nothing has become by its time runs out.
 */
export async function askHowItStands(parts: CashierParts, asked: Payment): Promise<void> {
  const hasAnswered = await settleByAnswer(parts, asked);
  await atDesk(parts, asked.playerId, async (desk) => {
    const payment = await held(desk.till, asked);
    if (payment.status !== 'Initialized') return;
    const promised = payment.wait?.by ?? payment.askedAt ?? payment.createdAt;
    const isSilent = parts.clock.now().getTime() - promised.getTime() >= LONG_SILENCE_MS;
    if (isSilent) tellOfSilence(parts, payment);
    if (payment.wait?.for === 'Player' && (hasAnswered || isSilent))
      await cancelDeposit(parts, desk, payment, {
        by: 'platform',
        why: 'ran out',
        refusal: { type: 'Expired', rule: null },
      });
  });
}

/** @returns whether there was an answer */
async function settleByAnswer(parts: CashierParts, { id, brand, provider }: Payment): Promise<boolean> {
  const port = parts.ports[provider];
  if (!port) return false;
  try {
    const said = await port.latestCallback({ brand, reference: id });
    if (!said) return true;
    const notice = port.read({ ...said, now: parts.clock.now() });
    // What is signed is its word, and still no answer to what was asked.
    if (notice.reference !== id)
      throw new Refusal('UnknownPayment', { keys: { reference: notice.reference } });
    await settlePayment(parts, provider, notice);
    return true;
  } catch (error) {
    parts.log.warn({ err: error, payment: id, provider }, 'a provider did not say how a payment stands');
    return false;
  }
}

const tellOfSilence = ({ log }: CashierParts, { id, type, provider, brand, createdAt }: Payment): void =>
  log.error(
    { payment: id, type, provider, brand, since: createdAt },
    'a provider has told no end of a payment for long: a person must ask it',
  );
