import { ButtonLink } from '../../../ui/button/Button.tsx';
import { ArtSteps } from './ArtSteps.tsx';
import { Band } from './Band.tsx';
import { Faq } from './Faq.tsx';
import { LoyaltyHead } from './LoyaltyHead.tsx';
import { PictureCard, PictureCards } from './PictureCard.tsx';
import { Prose } from '../../../ui/pageHead/Prose.tsx';
import { Terms } from '../../../ui/pageHead/Terms.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { useQuery } from '../../../app/graphql.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useSettings } from '../../../app/app.tsx';
import { useTitle } from '../../../app/head.tsx';
import { PendingPage } from '../../../app/PendingPage.tsx';
import { NotOpen } from '../NotOpen.tsx';
import { loyaltyQuery, type LoyaltyPage } from '../queries.ts';
import { useGamification } from '../useGamification.ts';
import { WidgetContainer } from '../widget/WidgetContainer.tsx';
import { pairOf } from './pictures.ts';
import { Ranks } from './Ranks.tsx';

/** ROUTE-66, LOY-01 */
export function LoyaltyScreen() {
  const text = useText();
  const title = text('gamification.title');
  const { data, error } = useQuery(loyaltyQuery());
  useTitle(title);
  if (!data) return <PendingPage title={title} hasFailed={error !== undefined} />;
  const settings = data.gamificationSettings;
  return settings?.enabled && settings.loyaltyPage ? (
    <Programme page={settings.loyaltyPage} level={data.viewer?.playerGamificationDetails.level ?? 1} />
  ) : (
    <NotOpen title={title} />
  );
}

interface ProgrammeProps {
  readonly page: LoyaltyPage;
  /** Level when the page was loaded. */
  readonly level: number;
}

function Programme({ page, level }: ProgrammeProps) {
  const text = useText();
  const gamification = useGamification();
  const { isOptedIn } = gamification;
  return (
    <>
      <LoyaltyHead
        title={page.title}
        mobileSubtitle={page.mobileSubtitle}
        desktopSubtitle={page.desktopSubtitle}
        ground={pairOf(page.backgroundImage, page.backgroundDesktopImage)}
        main={pairOf(page.mainImage, page.mainDesktopImage)}
      />
      <p className="fy-loyaltylead">{page.description}</p>
      <Section title={text(isOptedIn ? 'gamification.area.points' : 'gamification.area')}>
        <WidgetContainer widget={isOptedIn ? 'level' : 'optIn'} gamification={gamification} />
      </Section>
      <Ranks ranks={page.rankCards} level={gamification.level ?? level} />
      <StepsSection steps={page.steps} />
      <Shop page={page} />
      <Rewards cards={page.rewardCards} />
      <Games page={page} />
      <Section title={text('gamification.faq')}>
        <Faq items={page.faq} />
      </Section>
      <End terms={page.termsAndConditions} />
    </>
  );
}

function StepsSection({ steps }: Pick<LoyaltyPage, 'steps'>) {
  const text = useText();
  const shown = steps.map(({ title, subtitle, description, image }) => ({
    key: title,
    title,
    subtitle,
    text: description,
    art: image.url,
  }));
  return (
    <Section title={text('gamification.steps')}>
      <ArtSteps steps={shown} />
    </Section>
  );
}

/** LOY-06: only if the brand has a shop. */
function Shop({ page }: { page: LoyaltyPage }) {
  const text = useText();
  const href = useHref();
  const { pages } = useSettings();
  if (!pages.includes('rewardsShop')) return null;
  return (
    <Band
      title={text('gamification.shop')}
      text={text('gamification.shop.text')}
      pictures={pairOf(page.shopImage, page.shopDesktopImage)}
    >
      <ButtonLink href={href('/rewards-shop/')}>{text('gamification.shop.button')}</ButtonLink>
    </Band>
  );
}

function Rewards({ cards }: { cards: LoyaltyPage['rewardCards'] }) {
  const text = useText();
  const href = useHref();
  return (
    <Section title={text('gamification.rewards')}>
      <PictureCards>
        {cards.map(({ title, description, image, color }) => (
          <PictureCard key={title} title={title} text={description} art={image.url} color={color} />
        ))}
      </PictureCards>
      <div className="fy-loyaltyrow">
        <p>{text('gamification.rewards.text')}</p>
        <ButtonLink href={href('/')}>{text('gamification.play')}</ButtonLink>
      </div>
    </Section>
  );
}

/** LOY-08 */
function Games({ page }: { page: LoyaltyPage }) {
  const text = useText();
  const href = useHref();
  return (
    <Band
      title={text('gamification.games')}
      text={text('gamification.games.text')}
      pictures={pairOf(page.gamesImage, page.gamesImage)}
    >
      <ButtonLink href={href('/')}>{text('gamification.play')}</ButtonLink>
    </Band>
  );
}

/** LOY-12 */
function End({ terms }: { terms: string }) {
  const text = useText();
  const href = useHref();
  return (
    <div className="fy-end">
      {terms !== '' && (
        <Terms title={text('gamification.terms')}>
          <Prose html={terms} href={href} />
        </Terms>
      )}
      <ButtonLink href={href('/')}>{text('gamification.toLobby')}</ButtonLink>
    </div>
  );
}
