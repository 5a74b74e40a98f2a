import { POT_LABELS } from '@foyer/contract/jackpot/potNames.ts';
import type { WelcomeOffer } from '@foyer/contract/signIn/welcome.ts';
import { useApp, useSettings } from '../../../app/app.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { AgeSign } from '../../../ui/footer/AgeSign.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import '../../../ui/money/money.css';
import './welcome.css';

/** The brand as it is now: its offer to new players, the jackpots and the latest wins, as far as it has them. */
export function Welcome() {
  const text = useText();
  const { welcome } = useApp();
  if (!welcome || (welcome.pots.length + welcome.wins.length === 0 && !welcome.offer)) return null;
  const { pots, wins, offer } = welcome;
  return (
    <div className="fy-welcome">
      {offer && <Offer offer={offer} />}
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

/** An offer, with its conditions and the age beside it, as rules of advertising demand. */
function Offer({ offer: { title, teaser, terms, termsPage } }: { offer: WelcomeOffer }) {
  const text = useText();
  const href = useHref();
  const age = useSettings().rules.minimumAgeYears;
  return (
    <section className="fy-welcome__offer" aria-labelledby="welcome-offer">
      <h2 id="welcome-offer">{text('identity.welcome.offer')}</h2>
      <p>
        <b>{title}</b> {teaser}
      </p>
      <p className="fy-welcome__terms">
        <AgeSign sign={`${age}+`} label={text('identity.age', { age })} />
        <span>
          {terms.join(' ')} <Link href={href(termsPage.path)}>{termsPage.title}</Link>
        </span>
      </p>
    </section>
  );
}
