import { PICK_QUERY } from '@foyer/contract/sportsbook/pickQuery.ts';
import { languageTag } from '@foyer/domain/locale.ts';
import { useInView } from '../../../ui/section/useInView.ts';
import { useDateTag, useHref, useLocale, useText } from '../../../i18n/i18n.tsx';
import { useTimeZone } from '../../../i18n/useTimeZone.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { isSuspended, moveKey, type Match, type Move, type Moves } from './matches.ts';
import { useFeaturedMatches } from './useFeaturedMatches.ts';
import './topSports.css';

/** PROMO-11: the sportsbook's featured matches. Pressing odds opens the sportsbook with them on the bet slip. */
export function TopSports({ initial }: { initial: readonly Match[] | null }) {
  const text = useText();
  const href = useHref();
  const { matches, moves, enter } = useFeaturedMatches(initial);
  const block = useInView<HTMLDivElement>(enter);
  return (
    <Section
      title={text('blocks.sports.title')}
      more={{ href: href('/sports/'), label: text('blocks.sports.more') }}
    >
      <div ref={block} className="fy-matches">
        {matches?.length ? (
          <ul className="fy-cards">
            {matches.map((match) => (
              <MatchCard key={match.id} match={match} moves={moves} />
            ))}
          </ul>
        ) : (
          <p className="fy-matches__away">{text('blocks.sports.away')}</p>
        )}
        {matches?.some(({ live }) => live) && <p className="fy-note">{text('blocks.sports.delayed')}</p>}
      </div>
    </Section>
  );
}

function MatchCard({ match, moves }: { match: Match; moves: Moves }) {
  const { home, away, league, live } = match;
  const title = `${home.name} – ${away.name}`;
  return (
    <li className="fy-match">
      <p className="fy-match__head">
        <span>{league}</span>
        <When match={match} />
      </p>
      <h3 className="fy-sr">{title}</h3>
      <dl className="fy-stack fy-match__teams">
        {[home, away].map((team, index) => (
          <div key={team.name}>
            <dt>
              <Colours colours={team.colours} />
              {team.name}
            </dt>
            {live && <dd>{index === 0 ? live.home : live.away}</dd>}
          </div>
        ))}
      </dl>
      <fieldset className="fy-match__odds" aria-label={title}>
        {match.selections.map((selection) => (
          <Odds
            key={selection.outcome}
            match={match}
            selection={selection}
            move={moves.get(moveKey(match, selection))}
          />
        ))}
      </fieldset>
    </li>
  );
}

function When({ match }: { match: Match }) {
  const text = useText();
  const tag = useDateTag();
  const timeZone = useTimeZone();
  if (match.live)
    return (
      <>
        {isSuspended(match) && <span>{text('blocks.sports.suspended')}</span>}
        {match.live.minute !== null && <span>{match.live.minute}′</span>}
        <Badge tone="live">{text('blocks.sports.live')}</Badge>
      </>
    );
  const start = new Intl.DateTimeFormat(tag, {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  return <time dateTime={match.startsAt}>{start.format(new Date(match.startsAt))}</time>;
}

const Colours = ({ colours: [first, second = first] }: { colours: readonly string[] }) =>
  first === undefined ? null : (
    <i
      aria-hidden="true"
      className="fy-match__colours"
      style={{ background: `linear-gradient(115deg, ${first} 50%, ${second} 50%)` }}
    />
  );

interface OddsProps {
  readonly match: Match;
  readonly selection: Match['selections'][number];
  readonly move: Move | undefined;
}

function Odds({ match, selection: { outcome, odds, pick }, move }: OddsProps) {
  const text = useText();
  const href = useHref();
  const locale = useLocale();
  const name = outcome === 'draw' ? text('blocks.sports.draw') : match[outcome].name;
  if (odds === null)
    return (
      <span className="fy-odds fy-odds--closed">
        <span>{name}</span>
        <Icon name="lock-key" size="small" />
        <span className="fy-sr">{text('blocks.sports.suspended')}</span>
      </span>
    );
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return (
    <Link
      className="fy-odds"
      href={`${href('/sports/')}?${new URLSearchParams({ [PICK_QUERY]: pick })}`}
      data-move={move}
    >
      <span>{name}</span>
      <b>{new Intl.NumberFormat(languageTag(locale), decimals).format(Number(odds))}</b>
    </Link>
  );
}
