import type { MethodChoice } from './MethodPicker.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import type { MethodOption } from './methodChoices.ts';
import { refusalReason } from '../refusal/refusal.ts';
import { KIND_ICON, useMethodName, useReason, useDurationText } from '../texts.ts';

/** The picker's entries: the account (or the label for a new one) and the processing time. */
export function useMethodChoices(options: readonly MethodOption[]): readonly MethodChoice[] {
  const text = useText();
  const formatDuration = useDurationText();
  const nameOf = useMethodName();
  const reason = useReason();
  return options.map(({ key, method, account, isLastUsed }) => {
    const { kind, refusal, takesMinutes, accounts, carriesAward } = method;
    const label = nameOf(method.label);
    const isAnother = account === null && accounts.length > 0;
    const via =
      account || isAnother ? `${label} · ${formatDuration(takesMinutes)}` : formatDuration(takesMinutes);
    return {
      key,
      name: account?.label ?? (isAnother ? text(`cashier.another.${kind}`) : label),
      detail: refusal
        ? reason(refusalReason(refusal))
        : isLastUsed
          ? text('cashier.lastUsed', { detail: via })
          : via,
      // FLAG-07: an unavailable method does not advertise the award.
      note: carriesAward && refusal === null ? text('cashier.award') : null,
      mark: <Icon name={KIND_ICON[kind]} />,
      isDisabled: refusal !== null,
    };
  });
}
