import { useId, type ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import '../../../ui/pageHead/pageHead.css';
import { Section } from '../../../ui/section/Section.tsx';
import '../../../ui/section/steps.css';
import { useSettings } from '../../../app/app.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import type { LoyaltyPage } from '../queries.ts';
import { colourStyle, panelStyleOf, ResponsivePicture, type Picture } from './pictures.tsx';
import './loyalty.css';

interface SectionProps {
  readonly page: LoyaltyPage;
}

export const LoyaltyHead = ({ page }: SectionProps) => (
  <section className="fy-pagehead fy-loyaltyhead" style={panelStyleOf(page.mainDesktopImage)}>
    <ResponsivePicture
      className="fy-loyaltyhead__ground"
      mobile={page.backgroundImage}
      desktop={page.backgroundDesktopImage}
    />
    <div className="fy-pagehead__text">
      <h1>{page.title}</h1>
      {/* LOY-02: one subtitle for narrow screens and one for wide screens. */}
      <p className="fy-pagehead__rows fy-loyaltyhead__small">{page.mobileSubtitle}</p>
      <p className="fy-pagehead__rows fy-loyaltyhead__wide">{page.desktopSubtitle}</p>
    </div>
    <div className="fy-pagehead__art">
      <ResponsivePicture mobile={page.mainImage} desktop={page.mainDesktopImage} />
    </div>
  </section>
);

/** LOY-05: the steps that explain the programme. */
export function StepsSection({ page: { steps } }: SectionProps) {
  const text = useText();
  return (
    <Section title={text('gamification.steps')}>
      <ol className="fy-steps fy-artsteps">
        {steps.map(({ title, subtitle, description, image }, index) => (
          <li className="fy-step" key={title}>
            <img className="fy-step__art" src={image.url} alt="" loading="lazy" decoding="async" />
            <span className="fy-step__n" aria-hidden="true" />
            <h3>
              {title}
              <span className="fy-step__sub">{subtitle}</span>
            </h3>
            <p>{description}</p>
            {index < steps.length - 1 && (
              <span className="fy-step__arrow">
                <Icon name="caret-right" weight="bold" size="small" />
              </span>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** LOY-06: the link to the shop, which is shown only if the brand has a shop. */
export function ShopBand({ page }: SectionProps) {
  const text = useText();
  const href = useHref();
  if (!useSettings().pages.includes('rewardsShop')) return null;
  return (
    <Band
      title={text('gamification.shop')}
      text={text('gamification.shop.text')}
      mobile={page.shopImage}
      desktop={page.shopDesktopImage}
    >
      <ButtonLink href={href('/rewards-shop/')}>{text('gamification.shop.button')}</ButtonLink>
    </Band>
  );
}

/** LOY-07: the rewards of the programme. */
export function RewardsSection({ page }: SectionProps) {
  const text = useText();
  const href = useHref();
  return (
    <Section title={text('gamification.rewards')}>
      <div className="fy-picturecards">
        {page.rewardCards.map(({ title, description, image, color }) => (
          <article className="fy-picturecard" key={title} style={colourStyle(color)}>
            <img src={image.url} alt="" loading="lazy" decoding="async" />
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </article>
        ))}
      </div>
      <div className="fy-loyaltyrow">
        <p>{text('gamification.rewards.text')}</p>
        <ButtonLink href={href('/')}>{text('gamification.play')}</ButtonLink>
      </div>
    </Section>
  );
}

/** LOY-08: a section about the games, with an image. */
export function GamesBand({ page: { gamesImage } }: SectionProps) {
  const text = useText();
  const href = useHref();
  return (
    <Band
      title={text('gamification.games')}
      text={text('gamification.games.text')}
      mobile={gamesImage}
      desktop={gamesImage}
    >
      <ButtonLink href={href('/')}>{text('gamification.play')}</ButtonLink>
    </Band>
  );
}

interface BandProps {
  readonly title: string;
  readonly text: string;
  readonly mobile: Picture;
  readonly desktop: Picture;
  readonly children: ReactNode;
}

function Band({ title, text, mobile, desktop, children }: BandProps) {
  const titleId = useId();
  return (
    <section className="fy-band" aria-labelledby={titleId} style={panelStyleOf(desktop)}>
      <div className="fy-band__text">
        <h2 id={titleId}>{title}</h2>
        <p>{text}</p>
        {children}
      </div>
      <div className="fy-band__art">
        <ResponsivePicture mobile={mobile} desktop={desktop} />
      </div>
    </section>
  );
}

/** LOY-10: a question shows and hides its answer, by pointer and keyboard. */
export function FaqSection({ page: { faq } }: SectionProps) {
  const text = useText();
  return (
    <Section title={text('gamification.faq')}>
      <div className="fy-faq">
        {faq.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              {question}
              <Icon name="caret-down" weight="bold" size="small" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
