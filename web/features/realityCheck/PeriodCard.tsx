import { useState } from 'react';
import {
  RealityCheckPeriod,
  SetRealityCheckPeriod,
  type RealityCheckPeriodQuery,
} from '@foyer/contract/generated/operations.ts';
import { Button } from '../../ui/button/Button.tsx';
import { FieldError } from '../../ui/field/Field.tsx';
import { AmountChoices } from '../../ui/money/AmountChoices.tsx';
import { FactCard, FactCards } from '../../ui/section/FactCard.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { createQuery } from '../../transport/graphql/query.ts';
import { useQuery, useGraphql } from '../../app/graphql.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { useMessages } from '../../ui/toast/toastsContext.ts';

type Check = NonNullable<
  NonNullable<NonNullable<RealityCheckPeriodQuery['viewer']>['sessionClock']>['realityCheck']
>;

/** RG-06: interval of the reality checks, on sites whose licence requires them. */
export function PeriodCard() {
  const { data } = useQuery(createQuery(RealityCheckPeriod, {}));
  const check = data?.viewer?.sessionClock?.realityCheck;
  return check ? <Period key={check.periodMinutes} check={check} /> : null;
}

function Period({ check: { periodMinutes, choices } }: { check: Check }) {
  const text = useText();
  const { isRunning, isRefused, set } = usePeriod();
  const [chosen, choose] = useState(String(periodMinutes));
  const label = text('profile.realityCheck');
  const minutes = Number(chosen);
  return (
    <Section title={text('profile.realityCheck.section')}>
      <p>{text('profile.realityCheck.about')}</p>
      <FactCards>
        <FactCard
          label={label}
          headingLevel={3}
          value={text('profile.realityCheck.every', { minutes: periodMinutes })}
          details={
            <>
              <AmountChoices
                label={text('profile.realityCheck.choose')}
                value={chosen}
                choices={choices.map((choice) => ({
                  value: String(choice),
                  label: text('profile.realityCheck.minutes', { minutes: choice }),
                }))}
                onChoose={choose}
              />
              <p className="fy-field__hint">
                {text(`profile.realityCheck.${minutes > periodMinutes ? 'looser' : 'stricter'}`)}
              </p>
              {isRefused && (
                <div role="alert">
                  <FieldError>{text('profile.realityCheck.refused')}</FieldError>
                </div>
              )}
            </>
          }
        >
          <Button
            size="small"
            isLoading={isRunning}
            disabled={minutes === periodMinutes}
            onClick={() => void set(minutes)}
          >
            {text('profile.realityCheck.set')}
          </Button>
        </FactCard>
      </FactCards>
    </Section>
  );
}

function usePeriod() {
  const graphql = useGraphql();
  const text = useText();
  const messages = useMessages();
  const [state, setState] = useState<'idle' | 'running' | 'refused'>('idle');
  return {
    isRunning: state === 'running',
    isRefused: state === 'refused',
    async set(minutes: number): Promise<void> {
      setState('running');
      const { error } = await graphql.mutate(SetRealityCheckPeriod, { minutes });
      setState(error ? 'refused' : 'idle');
      if (error) return;
      const message = text('profile.realityCheck.told', { minutes });
      messages.show({ namespace: 'limits', kind: 'success', message });
    },
  };
}
