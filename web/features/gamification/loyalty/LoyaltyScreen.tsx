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
import { FaqSection, GamesBand, LoyaltyHead, RewardsSection, ShopBand, StepsSection } from './sections.tsx';
import { useRef, useState } from 'react';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { CarouselArrows } from '../../../ui/carousel/CarouselArrows.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Overlay } from '../../../ui/overlay/Overlay.tsx';
import { colourStyle } from './pictures.tsx';
import './loyalty.css';

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

type Rank = LoyaltyPage['rankCards'][number];

interface RanksProps {
  readonly ranks: readonly Rank[];
  /** The first rank is level 1; a level above the last rank counts as the last rank. */
  readonly level: number;
}

/** LOY-03, LOY-04: the ranks in a row, with the player's own marked. */
function Ranks({ ranks, level }: RanksProps) {
  const text = useText();
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState<Rank | null>(null);
  const currentIndex = Math.min(level, ranks.length) - 1;
  const labels = { back: text('games.back'), forward: text('games.forward') };
  return (
    <Section
      title={text('gamification.ranks')}
      arrows={<CarouselArrows track={track} count={ranks.length} labels={labels} />}
    >
      <ul className="fy-ranks" ref={track}>
        {ranks.map((rank, index) => (
          <li key={rank.rank}>
            <RankCard rank={rank} isCurrent={index === currentIndex} onAbout={() => setShown(rank)} />
          </li>
        ))}
      </ul>
      {shown && (
        <Overlay
          isOpen
          variant="rank"
          title={shown.rank}
          closeLabel={text('shell.close')}
          onClose={() => setShown(null)}
        >
          <div className="fy-rank__about">
            <img src={shown.logo.url} alt="" width={88} height={88} />
            <p>{shown.description}</p>
          </div>
        </Overlay>
      )}
    </Section>
  );
}

function RankCard({ rank, isCurrent, onAbout }: { rank: Rank; isCurrent: boolean; onAbout: () => void }) {
  const text = useText();
  return (
    <article className="fy-rank" style={colourStyle(rank.color)} data-current={isCurrent ? '' : undefined}>
      {isCurrent && (
        <span className="fy-rank__now">
          <Badge tone="primary">{text('gamification.rank.here')}</Badge>
        </span>
      )}
      <img className="fy-rank__emblem" src={rank.logo.url} alt="" width={152} height={152} decoding="async" />
      <h3>{rank.rank}</h3>
      <p className="fy-rank__sub">{rank.subtitle}</p>
      <div className="fy-rank__benefits">
        <h4>{rank.benefitsTitle}</h4>
        <ul>
          {rank.benefits.map(({ description }) => (
            <li key={description}>
              <Icon name="check" weight="bold" size="small" />
              {description}
            </li>
          ))}
        </ul>
      </div>
      <p>
        <button type="button" className="fy-link fy-link--quiet" onClick={onAbout}>
          {text('gamification.rank.about', { rank: rank.rank })}
        </button>
      </p>
    </article>
  );
}
