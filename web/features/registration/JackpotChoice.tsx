import type { SignUpPage } from '@foyer/contract/registration/forms.ts';
import type { JackpotOffer, OfferedPot } from '@foyer/contract/jackpot/offer.ts';
import { POT_LABELS } from '@foyer/contract/jackpot/potNames.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { FieldError } from '../../ui/field/Field.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { useMoney } from '../../i18n/money.ts';
import { usePercent } from '../../i18n/percent.ts';
import { useNumber } from '../../i18n/useNumber.ts';
import { useSettings } from '../../app/app.tsx';

type Props = Pick<SignUpPage, 'values' | 'problems' | 'currency'>;

/** FLAG-13: no option is preselected, because joining the jackpot must be an active choice. */
export function JackpotChoice({ values, problems, currency }: Props) {
  const text = useText();
  const { jackpotOffer: offer } = useSettings();
  const texts = useTexts(currency);
  if (!offer) return null;
  const { options, pots } = offer;
  const chosen = options.find((option) => option === values.jackpot) ?? '';
  const rest = 1 - pots.reduce((sum, { share }) => sum + share, 0);
  return (
    <fieldset className="fy-signin__methods" aria-describedby={problems.jackpot && 'jackpot-problem'}>
      <legend className="fy-field__label">{text('registration.jackpot')}</legend>
      <p className="fy-field__hint">{text('registration.jackpot.hint')}</p>
      {['', ...options].map((option, index) => (
        <label key={option} className="fy-check">
          {/* Native inputs, because those of the design system need a script. */}
          <input type="radio" name="jackpot" value={option} defaultChecked={option === chosen} />
          {option === '' ? (
            <span>{text('registration.jackpot.no')}</span>
          ) : (
            <span>
              {texts.option(option, offer)}
              <br />
              <span className="fy-field__hint">{texts.odds(pots, index - 1)}</span>
            </span>
          )}
        </label>
      ))}
      {problems.jackpot && (
        <FieldError id="jackpot-problem">{text('registration.problem.notAnAmount')}</FieldError>
      )}
      <details className="fy-field__hint">
        <summary>{text('registration.jackpot.pots')}</summary>
        <ul className="fy-signin__methods">
          {pots.map((pot) => (
            <li key={pot.id}>{texts.pot(pot, offer)}</li>
          ))}
          {rest > 0.005 && <li>{text('registration.jackpot.rest', { part: texts.percent(rest) })}</li>}
        </ul>
      </details>
    </fieldset>
  );
}

function useTexts(currency: Currency) {
  const text = useText();
  const money = useMoney();
  const percent = usePercent();
  const number = useNumber();
  const name = ({ id }: OfferedPot) => POT_LABELS[id] ?? text('registration.jackpot.shared');
  return {
    percent,
    option(amount: string, { options, showsPercentage }: JackpotOffer) {
      const joinText = text('registration.jackpot.yes', { amount: money({ amount, currency }) });
      if (!showsPercentage) return joinText;
      return `${joinText} · ${percent(Number(amount) / Math.max(...options.map(Number)))}`;
    },
    /** `EPIC 1 in 5,132,416 · SUPER …`. @param index of the contribution option */
    odds: (pots: readonly OfferedPot[], index: number) =>
      pots
        .flatMap((pot) => {
          const times = pot.oneIn?.[index];
          return times === undefined
            ? []
            : [text('registration.jackpot.oneIn', { pot: name(pot), times: number(times) })];
        })
        .join(' · '),
    pot(pot: OfferedPot, { communitySize }: JackpotOffer) {
      const { mustDropWithinHours: hours, oneIn } = pot;
      const values = {
        pot: name(pot),
        seed: money({ amount: pot.seed, currency }),
        ceiling: money({ amount: pot.ceiling, currency }),
        share: percent(pot.share),
      };
      return [
        text('registration.jackpot.pot', values),
        hours === null ? '' : text('registration.jackpot.within', { hours: number(hours) }),
        oneIn === null ? text('registration.jackpot.withMega', { count: number(communitySize) }) : '',
      ]
        .filter(Boolean)
        .join(' ');
    },
  };
}
