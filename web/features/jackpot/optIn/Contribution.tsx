import { AmountChoices } from '../../../ui/money/AmountChoices.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import type { JackpotProps } from '../useAmounts.ts';

/** JACK-18: selecting a contribution does not opt in. */
export function ContributionPicker({ jackpot, amounts }: JackpotProps) {
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
 * Opts in, or changes the contribution. If there is nothing to change, the button stays, so that it keeps the
 * focus.
 */
export function ContributionButton({
  jackpot: { state, given, contribution, choose },
  amounts,
}: JackpotProps) {
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
