import { AmountChoices } from '../../../ui/money/AmountChoices.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { useText } from '../../content/index.ts';
import type { Amounts } from '../useAmounts.ts';
import type { Jackpot } from '../useJackpot.ts';

interface Props {
  readonly jackpot: Jackpot;
  readonly amounts: Amounts;
}

/** JACK-18: picks what goes with each stake. Nothing is given by it yet. */
export function ContributionPicker({ jackpot, amounts }: Props) {
  const text = useText();
  return (
    <fieldset className="fy-choices--jackpot" disabled={jackpot.state.optedIn === 'loading'}>
      <legend className="fy-field__label">{text('jackpot.contribution')}</legend>
      <AmountChoices
        label={text('jackpot.contribution')}
        choices={amounts.options}
        value={String(jackpot.contribution)}
        onChoose={(value) => jackpot.pick(Number(value))}
      />
    </fieldset>
  );
}

/**
 * The way in with what is picked, or to give that from now on. Where that is so already it says so and does nothing,
 * but stays: the focus is on it, and a second press would undo what the first has done.
 */
export function ContributionButton({ jackpot: { state, given, contribution, choose }, amounts }: Props) {
  const text = useText();
  const isSo = given === contribution;
  const key = given === null ? 'jackpot.join' : isSo ? 'jackpot.bar.in' : 'jackpot.save';
  return (
    <Button
      variant="jackpot"
      isBlock
      disabled={state.optedIn === 'loading'}
      aria-disabled={isSo}
      onClick={() => isSo || choose(true)}
    >
      {text(key, { amount: amounts.contribution(contribution) })}
    </Button>
  );
}
