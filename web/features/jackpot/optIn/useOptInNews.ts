import { STATUS_FAILED } from '@foyer/contract/jackpot/errors.ts';
import { useApp } from '../../../app/app.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import type { Amounts } from '../useAmounts.ts';
import type { Jackpot } from '../useJackpot.ts';

/** JACK-24: text that confirms the last choice, for 4 s; null if there is none. */
export function useConfirmation({ state: { confirmation }, contribution }: Jackpot, amounts: Amounts) {
  const text = useText();
  if (!confirmation) return null;
  const amount = amounts.contribution(contribution);
  return text(confirmation.isIn ? 'jackpot.confirmed.in' : 'jackpot.confirmed.out', { amount });
}

export function useRefusal({ state: { refusal } }: Jackpot): string | null {
  const text = useText();
  if (refusal === null) return null;
  return text(`jackpot.refused.${KNOWN_REFUSALS.find((known) => known === refusal) ?? 'other'}`);
}

const KNOWN_REFUSALS = [
  'PlayerBlocked',
  'ContributionNotOffered',
  'JackpotNotOffered',
  'settingsMissing',
  'notConnected',
  'unanswered',
] as const;

/** JACK-27: the error message in the player's language, otherwise the specification's English text. */
export function useFailure(): { readonly title: string; readonly text: string } {
  const text = useText();
  const { has } = useApp().texts;
  const textOr = (key: 'jackpot.failed.title' | 'jackpot.failed.text', fallback: string) =>
    has(key) ? text(key) : fallback;
  return {
    title: textOr('jackpot.failed.title', STATUS_FAILED.title),
    text: textOr('jackpot.failed.text', STATUS_FAILED.text),
  };
}
