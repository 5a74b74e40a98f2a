import { useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { AmountChoices } from '../../ui/money/AmountChoices.tsx';
import { useFocusBack } from '../../ui/overlay/useFocusBack.ts';
import { useFocusHere } from '../../ui/overlay/useFocusHere.ts';
import { FactCard } from '../../ui/section/FactCard.tsx';
import { SumList } from '../../ui/section/SumList.tsx';
import { useDateTime } from '../../i18n/useDateTime.ts';
import { useSettings } from '../../app/app.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { choicesOf, endOf, type Choice, type SelfExclusion, type StopKind } from './stops.ts';
import type { SelfExclusionCommands } from './useSelfExclusion.ts';

export interface StopCardProps {
  readonly kind: StopKind;
  readonly state: SelfExclusion;
  readonly commands: SelfExclusionCommands;
  readonly nowMs: number;
}

export function StopCard({ kind, state, commands, nowMs }: StopCardProps) {
  const text = useText();
  const choices = choicesOf(kind, state);
  const [chosenId, setChosenId] = useState('');
  const [isConfirming, setConfirming] = useState(false);
  const opener = useFocusBack(isConfirming);
  const choice = choices.find(({ id }) => id === chosenId) ?? choices[0];
  if (!choice) return null;
  const runs = kind === 'timeout' ? state.timeoutEndsAt !== null : state.exclusion !== null;
  const labels = choices.map((one) => ({ value: one.id, label: lengthOf(one, text) }));
  return (
    <FactCard
      label={text(`profile.selfExclusion.${kind}.kind`)}
      value={text(`profile.selfExclusion.${kind}.${runs ? 'longer' : 'title'}`)}
      details={
        isConfirming ? (
          <Confirm
            kind={kind}
            choice={choice}
            nowMs={nowMs}
            isRunning={commands.isRunning}
            onConfirm={() => void commands.take(kind, choice.id)}
            onBack={() => setConfirming(false)}
          />
        ) : (
          <>
            <p>{text(`profile.selfExclusion.${kind}.about`)}</p>
            <AmountChoices
              label={text('profile.selfExclusion.howLong')}
              choices={labels}
              value={choice.id}
              onChoose={setChosenId}
            />
          </>
        )
      }
    >
      {!isConfirming && (
        <Button ref={opener} onClick={() => setConfirming(true)}>
          {text(`profile.selfExclusion.${kind}.goOn`)}
        </Button>
      )}
    </FactCard>
  );
}

type Text = ReturnType<typeof useText>;

const lengthOf = ({ unit, count }: Choice, text: Text): string =>
  text(`profile.selfExclusion.${unit}`, { count });

interface ConfirmProps extends Pick<StopCardProps, 'kind' | 'nowMs'> {
  readonly choice: Choice;
  readonly isRunning: boolean;
  onConfirm(): void;
  onBack(): void;
}

/** EXCLUSION-01: explains the effects before confirmation. Both buttons have the same visual weight. */
function Confirm({ kind, choice, nowMs, isRunning, onConfirm, onBack }: ConfirmProps) {
  const text = useText();
  const dateTime = useDateTime();
  const { authority } = useSettings();
  const heading = useFocusHere<HTMLHeadingElement>();
  const end = endOf(choice, nowMs);
  const facts = [
    { key: 'length', name: text('profile.selfExclusion.howLong'), value: lengthOf(choice, text) },
    ...(end === null
      ? []
      : [{ key: 'ends', name: text('profile.selfExclusion.ends'), value: dateTime(end) }]),
    {
      key: 'where',
      name: text('profile.selfExclusion.where'),
      value: text('profile.selfExclusion.everyBrand', { authority: authority.name }),
    },
  ];
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {text(`profile.selfExclusion.${kind}.confirm`)}
      </h3>
      <SumList facts={facts} />
      <ul className="fy-limit__effects">
        {(['signedOut', 'closed', 'open'] as const).map((effect) => (
          <li key={effect}>{text(`profile.selfExclusion.effect.${effect}`)}</li>
        ))}
        <li>{text(`profile.selfExclusion.${kind}.stays`)}</li>
      </ul>
      <div className="fy-acts">
        <Button variant="primary" isLoading={isRunning} onClick={onConfirm}>
          {text(`profile.selfExclusion.${kind}.act`)}
        </Button>
        <Button onClick={onBack}>{text('profile.selfExclusion.back')}</Button>
      </div>
    </>
  );
}
