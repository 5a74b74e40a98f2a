import { useRef, useState } from 'react';
import { CarouselArrows } from '../../../ui/carousel/CarouselArrows.tsx';
import { RankCard } from './RankCard.tsx';
import { Overlay } from '../../../ui/overlay/Overlay.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import type { LoyaltyPage } from '../queries.ts';

interface RanksProps {
  readonly ranks: LoyaltyPage['rankCards'];
  /** The first rank is level 1; a level above the last rank counts as the last rank. */
  readonly level: number;
}

/** LOY-03, LOY-04 */
export function Ranks({ ranks, level }: RanksProps) {
  const text = useText();
  const track = useRef<HTMLUListElement>(null);
  const [openRank, setOpenRank] = useState<number | null>(null);
  const shown = openRank === null ? undefined : ranks[openRank];
  const currentIndex = Math.min(level, ranks.length) - 1;
  const labels = { back: text('games.back'), forward: text('games.forward') };
  return (
    <Section
      title={text('gamification.ranks')}
      arrows={<CarouselArrows track={track} count={ranks.length} labels={labels} />}
    >
      <ul className="fy-ranks" ref={track}>
        {ranks.map(({ rank, subtitle, logo, color, benefitsTitle, benefits }, index) => (
          <li key={rank}>
            <RankCard
              rank={rank}
              subtitle={subtitle}
              logo={logo.url}
              color={color}
              benefitsTitle={benefitsTitle}
              benefits={benefits.map(({ description }) => description)}
              here={index === currentIndex ? text('gamification.rank.here') : null}
            >
              <button type="button" className="fy-link fy-link--quiet" onClick={() => setOpenRank(index)}>
                {text('gamification.rank.about', { rank })}
              </button>
            </RankCard>
          </li>
        ))}
      </ul>
      {shown && (
        <Overlay
          isOpen
          variant="rank"
          title={shown.rank}
          closeLabel={text('shell.close')}
          onClose={() => setOpenRank(null)}
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
