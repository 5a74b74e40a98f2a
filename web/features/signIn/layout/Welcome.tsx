import { POT_LABELS } from '@foyer/contract/jackpot/potNames.ts';
import { useApp } from '../../../app/app.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import '../../../ui/money/money.css';
import './welcome.css';

/** The brand as it is now: the jackpots and the latest wins. Nothing for a brand that has neither. */
export function Welcome() {
  const text = useText();
  const { welcome } = useApp();
  if (!welcome || welcome.pots.length + welcome.wins.length === 0) return null;
  const { pots, wins } = welcome;
  return (
    <div className="fy-welcome">
      {pots.length > 0 && (
        <section className="fy-welcome__pots" aria-labelledby="welcome-pots">
          <h2 id="welcome-pots">{text('identity.welcome.pots')}</h2>
          <dl>
            {pots.map(({ id, pieces }) => (
              <div key={id} data-pot={id}>
                <dt>{POT_LABELS[id]}</dt>
                <dd>
                  <span className="fy-money fy-money--display">
                    {pieces.map(({ text: piece, isMinor }) =>
                      isMinor ? (
                        <span key={piece} className="fy-money__minor">
                          {piece}
                        </span>
                      ) : (
                        piece
                      ),
                    )}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
          <p>{text('identity.welcome.pots.text')}</p>
        </section>
      )}
      {wins.length > 0 && (
        <section className="fy-welcome__wins" aria-labelledby="welcome-wins">
          <h2 id="welcome-wins">{text('identity.welcome.wins')}</h2>
          <ul>
            {wins.map(({ id, amount, drop, at, ago }) => (
              <li key={id}>
                <b>{amount}</b>
                <span>{text(`identity.welcome.drop.${drop}`)}</span>
                <time dateTime={at}>{ago}</time>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
