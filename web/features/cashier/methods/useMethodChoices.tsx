import type { MethodChoice } from '../../../ui/money/MethodPicker.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useText } from '../../content/index.ts';
import type { MethodOption } from './methodChoices.ts';
import { refusalReason } from '../refusal/refusal.ts';
import { KIND_ICON, useMethodName, useReason, useDurationText } from '../texts.ts';

/** The methods as the picker shows them: the account, or what a new one would be, and how fast it is. */
export function useMethodChoices(options: readonly MethodOption[]): readonly MethodChoice[] {
  const text = useText();
  const takes = useDurationText();
  const nameOf = useMethodName();
  const reason = useReason();
  return options.map(({ key, method, account, isLastUsed }) => {
    const { kind, refusal, takesMinutes, accounts, carriesAward } = method;
    const label = nameOf(method.label);
    const isAnother = account === null && accounts.length > 0;
    const via = account || isAnother ? `${label} · ${takes(takesMinutes)}` : takes(takesMinutes);
    return {
      key,
      name: account?.label ?? (isAnother ? text(`cashier.another.${kind}`) : label),
      detail: refusal
        ? reason(refusalReason(refusal))
        : isLastUsed
          ? text('cashier.lastUsed', { detail: via })
          : via,
      // FLAG-07: what cannot be used carries nothing.
      note: carriesAward && refusal === null ? text('cashier.award') : null,
      mark: <Icon name={KIND_ICON[kind]} />,
      isDisabled: refusal !== null,
    };
  });
}
