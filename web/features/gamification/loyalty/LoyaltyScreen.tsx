import { ButtonLink } from '../../../ui/button/Button.tsx';
import { Prose } from '../../../ui/pageHead/Prose.tsx';
import { Terms } from '../../../ui/pageHead/Terms.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { useQuery } from '../../../app/graphql.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useTitle } from '../../../app/head.tsx';
import { PendingPage } from '../../../app/PendingPage.tsx';
import { NotOpen } from '../NotOpen.tsx';
import { loyaltyQuery, type LoyaltyPage } from '../queries.ts';
import { useGamification } from '../useGamification.ts';
import { WidgetContainer } from '../widget/WidgetContainer.tsx';
import { Ranks } from './Ranks.tsx';
import { FaqSection, GamesBand, LoyaltyHead, RewardsSection, ShopBand, StepsSection } from './sections.tsx';

/** ROUTE-66, LOY-01: the loyalty programme, if it is available to the player. */
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

/** @param level the player's level when the page was loaded */
function Programme({ page, level }: { page: LoyaltyPage; level: number }) {
  const text = useText();
  const gamification = useGamification();
  const { isOptedIn } = gamification;
  return (
    <>
      <LoyaltyHead page={page} />
      <p className="fy-loyaltylead">{page.description}</p>
      <Section title={text(isOptedIn ? 'gamification.area.points' : 'gamification.area')}>
        <WidgetContainer widget={isOptedIn ? 'level' : 'optIn'} gamification={gamification} />
      </Section>
      <Ranks ranks={page.rankCards} level={gamification.level ?? level} />
      <StepsSection page={page} />
      <ShopBand page={page} />
      <RewardsSection page={page} />
      <GamesBand page={page} />
      <FaqSection page={page} />
      <End terms={page.termsAndConditions} />
    </>
  );
}

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
