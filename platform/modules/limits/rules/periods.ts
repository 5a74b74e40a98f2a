import type { LimitKind, LimitPeriod, LimitScope } from '@foyer/contract/generated/resolvers.ts';
import type { Site } from '../../../sites/index.ts';

export const PERIODS = ['Day', 'Week', 'Month'] as const satisfies readonly LimitPeriod[];

/** Returns the periods for which a licence offers limits of a kind, shortest first. */
export function periodsOf(
  { scope, kind }: { readonly scope: LimitScope; readonly kind: LimitKind },
  { hasRule, settings }: Pick<Site, 'hasRule' | 'settings'>,
): readonly LimitPeriod[] {
  // LIC-03: limits that count at all brands of the licence exist for losses and deposits only.
  if (scope === 'Global')
    return hasRule('globalLossLimits') && (kind === 'Loss' || kind === 'Deposit') ? PERIODS : [];
  if (kind === 'Session') return hasRule('sessionLimits') ? ['Day', 'Week'] : [];
  if (kind !== 'Deposit') return settings.playLimits.includes(kind) ? PERIODS : [];
  // AMB-50: licences with deposit limits have the daily one; the longer periods are separate requirements.
  const periods: LimitPeriod[] = [];
  if (hasRule('depositLimits')) periods.push('Day');
  if (hasRule('weeklyDepositLimits')) periods.push('Week');
  if (hasRule('monthlyDepositLimits')) periods.push('Month');
  return periods;
}
