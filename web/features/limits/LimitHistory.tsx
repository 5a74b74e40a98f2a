import { useDateTime } from '../../i18n/useDateTime.ts';
import { useLocale, useText } from '../../i18n/i18n.tsx';
import { formatMinutes } from '../../i18n/minutes.ts';
import { useMoney } from '../../i18n/money.ts';
import { Section } from '../../ui/section/Section.tsx';
import { Table } from '../../ui/section/Table.tsx';
import type { Limits } from './limitStatus.ts';

type Step = Limits['history'][number];

/** The last changes of the player's limits. LIMIT-13: with the brand at which each was made. */
export function LimitHistory({ steps }: { steps: readonly Step[] }) {
  const text = useText();
  const dateTime = useDateTime();
  const change = useChangeText();
  if (steps.length === 0) return null;
  const title = text('profile.limit.history');
  return (
    <Section title={title}>
      <Table
        label={title}
        rows={steps}
        keyOf={({ id }) => id}
        columns={[
          { label: text('profile.limit.history.at'), cell: ({ at }) => dateTime(at) },
          { label: text('profile.limit.history.change'), cell: change },
          { label: text('profile.limit.history.brand'), cell: ({ brand }) => brand ?? '–' },
        ]}
      />
    </Section>
  );
}

function useChangeText(): (step: Step) => string {
  const text = useText();
  const locale = useLocale();
  const money = useMoney();
  return ({ kind, period, what, amount, currency }) => {
    const values = {
      limit: text(`profile.limit.kind.${kind}`),
      per: text(`profile.limit.per.${period}`),
    };
    // A removal is requested and confirmed, never only set, but the type of a step does not say so.
    if (amount === null)
      return text(`profile.limit.history.removal.${what === 'Set' ? 'Confirmed' : what}`, values);
    const shown = currency === null ? formatMinutes(locale, Number(amount)) : money({ amount, currency });
    return text(`profile.limit.history.${what}`, { ...values, amount: shown });
  };
}
