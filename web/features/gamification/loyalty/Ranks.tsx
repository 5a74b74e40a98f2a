import { useRef, useState } from 'react';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { CarouselArrows } from '../../../ui/carousel/CarouselArrows.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Overlay } from '../../../ui/overlay/Overlay.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import type { LoyaltyPage } from '../queries.ts';
import { colourStyle } from './pictures.tsx';
import './loyalty.css';

type Rank = LoyaltyPage['rankCards'][number];

interface RanksProps {
  readonly ranks: readonly Rank[];
  /** The first rank is level 1; a level above the last rank counts as the last rank. */
  readonly level: number;
}

/** LOY-03, LOY-04: the ranks in a row, with the player's own marked. */
export function Ranks({ ranks, level }: RanksProps) {
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
