import { useRef } from 'react';
import { STATUS_FAILED } from '@foyer/contract/jackpot/errors.ts';
import { Button } from '../../../design/button/Button.tsx';
import { State } from '../../../design/feedback/State.tsx';
import { FieldError } from '../../../design/field/Field.tsx';
import { Done, SettingCard } from '../../../design/money/jackpot/SettingCard.tsx';
import { AmountChoices } from '../../../design/money/AmountChoices.tsx';
import { useContent, useText } from '../../content/index.ts';
import { useAddressOptIn } from '../optIn/useAddressOptIn.ts';
import type { Amounts } from '../useAmounts.ts';
import type { Jackpot } from '../useJackpot.ts';

interface Props {
  readonly jackpot: Jackpot;
  readonly amounts: Amounts;
}

/** JACK-07, JACK-22: the switch, what is given, and what that means. */
export function JackpotSettings({ jackpot, amounts }: Props) {
  const section = useRef<HTMLDivElement>(null);
  const { undo } = useAddressOptIn(jackpot, section);
  const { optedIn } = jackpot.state;
  return (
    <div ref={section}>
      {optedIn === 'failed' ? <Failed /> : <Card jackpot={jackpot} amounts={amounts} undo={undo} />}
    </div>
  );
}

/** JACK-27 */
function Failed() {
  const text = useText();
  const { has } = useContent().texts;
  const say = (key: string, fallback: string) => (has(key) ? text(key) : fallback);
  return (
    <div role="alert">
      <State
        title={say('jackpot.failed.title', STATUS_FAILED.title)}
        headingLevel={3}
        isPlain
        action={<Button onClick={() => location.reload()}>{text('jackpot.reload')}</Button>}
      >
        {say('jackpot.failed.text', STATUS_FAILED.text)}
      </State>
    </div>
  );
}

function Card({ jackpot, amounts, undo }: Props & { readonly undo: (() => void) | null }) {
  const text = useText();
  const { state, store, contribution, setContribution, terms } = jackpot;
  const isIn = state.optedIn === true;
  const isWaiting = state.optedIn === 'loading' || state.before !== null;
  const amount = amounts.contribution(contribution);
  const standing = state.optedIn === 'loading' ? 'loading' : isIn ? 'in' : 'out';
  const give = (value: string) => {
    setContribution(Number(value));
    if (isIn) store.choose({ isIn: true, contribution: Number(value) });
  };
  return (
    <SettingCard
      title={text(`jackpot.status.${standing}`)}
      hint={standing === 'loading' ? '' : text(`jackpot.hint.${standing}`, { amount })}
      label={text('jackpot.toggle')}
      isOn={isIn}
      isDisabled={isWaiting}
      onToggle={() => store.choose({ isIn: !isIn, contribution: isIn ? null : contribution })}
      told={<Told jackpot={jackpot} amounts={amounts} undo={undo} />}
    >
      <fieldset className="fy-choices--jackpot" disabled={isWaiting}>
        <legend className="fy-field__label">{text('jackpot.contribution')}</legend>
        <AmountChoices
          label={text('jackpot.contribution')}
          choices={terms.contributionOptions.map((option) => ({
            value: String(option),
            label: amounts.option(option),
          }))}
          value={String(contribution)}
          onChoose={give}
        />
      </fieldset>
      <p>{text('jackpot.description')}</p>
    </SettingCard>
  );
}

/** What was just done, with the way back where the address did it; or why it was not. */
function Told({ jackpot: { state, contribution }, amounts, undo }: Props & { undo: (() => void) | null }) {
  const text = useText();
  const amount = amounts.contribution(contribution);
  const { confirmation, refusal } = state;
  if (refusal !== null) return <FieldError>{text(refusalKey(refusal))}</FieldError>;
  if (undo && state.optedIn === true)
    return (
      <Done
        action={
          <Button variant="jackpot" size="small" onClick={undo} disabled={state.before !== null}>
            {text('jackpot.undo')}
          </Button>
        }
      >
        {text('jackpot.byAddress', { amount })}
      </Done>
    );
  return confirmation ? (
    <Done>{text(confirmation.isIn ? 'jackpot.confirmed.in' : 'jackpot.confirmed.out', { amount })}</Done>
  ) : null;
}

const TOLD_REFUSALS = [
  'PlayerBlocked',
  'ContributionNotOffered',
  'JackpotNotOffered',
  'settingsMissing',
  'notConnected',
  'unanswered',
];

const refusalKey = (refusal: string): string =>
  `jackpot.refused.${TOLD_REFUSALS.includes(refusal) ? refusal : 'other'}`;
