import { AmountChoices } from '../../../ui/money/AmountChoices.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import type { JackpotProps } from '../useAmounts.ts';

/** JACK-18: selects the contribution per stake. The selection alone does not opt in. */
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

/** Opts in with the selected contribution, or changes to it; stays rendered to keep the focus. */
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
