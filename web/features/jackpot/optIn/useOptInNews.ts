import { STATUS_FAILED } from '@foyer/contract/jackpot/errors.ts';
import { useContent, useText } from '../../content/index.ts';
import type { Amounts } from '../useAmounts.ts';
import type { Jackpot } from '../useJackpot.ts';

/** JACK-24: what was just taken, for its 4 s; null for nothing. */
export function useConfirmation({ state: { confirmation }, contribution }: Jackpot, amounts: Amounts) {
  const text = useText();
  if (!confirmation) return null;
  const amount = amounts.contribution(contribution);
  return text(confirmation.isIn ? 'jackpot.confirmed.in' : 'jackpot.confirmed.out', { amount });
}

/** Why the last opt-in was not taken; null where it was. */
export function useRefusal({ state: { refusal } }: Jackpot): string | null {
  const text = useText();
  if (refusal === null) return null;
  return text(`jackpot.refused.${TOLD_REFUSALS.includes(refusal) ? refusal : 'other'}`);
}

const TOLD_REFUSALS = [
  'PlayerBlocked',
  'ContributionNotOffered',
  'JackpotNotOffered',
  'settingsMissing',
  'notConnected',
  'unanswered',
];

/** JACK-27: in the player's language, else as the specification words it. */
export function useFailure(): { readonly title: string; readonly text: string } {
  const text = useText();
  const { has } = useContent().texts;
  const say = (key: string, fallback: string) => (has(key) ? text(key) : fallback);
  return {
    title: say('jackpot.failed.title', STATUS_FAILED.title),
    text: say('jackpot.failed.text', STATUS_FAILED.text),
  };
}
