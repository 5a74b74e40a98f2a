import { Money } from '../../../ui/money/Money.tsx';
import { PotLine } from './PotLine.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { valueOf } from '../amounts.ts';
import { PLACEHOLDER } from '../leaderboard.ts';
import type { JackpotProps } from '../useAmounts.ts';
import { markOf } from '../pots/PotMark.tsx';
import { usePotFacts } from './usePotFacts.ts';

interface Props extends JackpotProps {
  onRaise(): void;
}

/** JACK-17 */
export function PotsView({ jackpot, amounts, onRaise }: Props) {
  const text = useText();
  const href = useHref();
  const facts = usePotFacts(jackpot, amounts);
  return (
    <>
      <ul className="fy-potpanel__lines" aria-label={text('jackpot.pots')}>
        {jackpot.terms.pots.map((pot) => {
          const value = valueOf(jackpot.state.pots, pot.id);
          return (
            <PotLine
              key={pot.id}
              pot={markOf(pot.id)}
              name={facts.name(pot)}
              value={value === null ? PLACEHOLDER : <Money parts={amounts.parts(value)} />}
              facts={[
                { name: text('jackpot.terms.seed'), value: facts.seed(pot) },
                { name: text('jackpot.terms.ceiling'), value: facts.ceiling(pot) },
              ]}
            />
          );
        })}
      </ul>
      <button type="button" className="fy-link" onClick={onRaise}>
        {text('jackpot.panel.raise')}
      </button>
      <p className="fy-potpanel__note">{text('jackpot.panel.note')}</p>
      <Link className="fy-link" href={href('/jackpot/')}>
        {text('jackpot.panel.page')}
      </Link>
    </>
  );
}
