import { PlayedRoundDetails, type PlayedRoundDetailsQuery } from '@foyer/contract/generated/operations.ts';
import { isCoupon } from '@foyer/contract/sportsbook/sportsbook.ts';
import { useQuery } from '../../../app/graphql.tsx';
import { createQuery } from '../../../transport/graphql/query.ts';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { useDateTime } from '../../../i18n/useDateTime.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { Overlay } from '../../../ui/overlay/Overlay.tsx';
import { SumList } from '../../../ui/section/SumList.tsx';
import { Table } from '../../../ui/section/Table.tsx';
import { StudioPage } from './StudioPage.tsx';

type Details = NonNullable<NonNullable<PlayedRoundDetailsQuery['viewer']>['playedRound']>;
type Movement = Details['movements'][number];

/** PROF-05: what happened in a round: the result, stakes, wins and jackpot parts. */
export function RoundOverlay({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText();
  const { data, error } = useQuery(createQuery(PlayedRoundDetails, { id }));
  const details = data?.viewer?.playedRound;
  const title = isCoupon(id)
    ? text('rounds.sportsBet')
    : (details?.round.game?.title ?? text('rounds.round'));
  return (
    <Overlay isOpen variant="round" title={title} closeLabel={text('rounds.close')} isWide onClose={onClose}>
      {details ? (
        <RoundDetails details={details} />
      ) : error || data ? (
        <Banner tone="danger">{text('rounds.failed')}</Banner>
      ) : (
        <Skeleton shape="band" />
      )}
    </Overlay>
  );
}

function RoundDetails({ details }: { details: Details }) {
  const text = useText();
  const href = useHref();
  const money = useMoney();
  const dateTime = useDateTime();
  const { round, isOpen, result, movements, hasEarlierMovements } = details;
  const { currency } = round;
  const amountOf = (amount: string) => <Money parts={money.parts({ amount, currency })} />;
  const facts = [
    { key: 'played', value: <time dateTime={round.openedAt}>{dateTime(round.openedAt)}</time> },
    { key: 'result', value: result === null ? null : <bdi>{result}</bdi> },
    { key: 'state', value: isOpen ? text('rounds.isOpen') : null },
    { key: 'staked', value: amountOf(round.staked) },
    { key: 'won', value: amountOf(round.won) },
    { key: 'beingChecked', value: round.beingChecked === null ? null : amountOf(round.beingChecked) },
    { key: 'takenBack', value: round.takenBack === null ? null : amountOf(round.takenBack) },
    { key: 'number', value: <small className="fy-muted">{round.id}</small> },
  ] as const;
  const hasContributed = movements.some(({ jackpotContribution }) => jackpotContribution !== null);
  return (
    <>
      <SumList
        facts={facts.flatMap(({ key, value }) =>
          value === null ? [] : [{ key, name: text(`rounds.${key}`), value }],
        )}
      />
      {!isOpen && <StudioPage id={round.id} />}
      {hasEarlierMovements && (
        <p className="fy-muted">{text('rounds.hasEarlier', { count: movements.length })}</p>
      )}
      <Movements movements={movements} currency={currency} />
      {hasContributed && (
        <p>
          <Link className="fy-link" href={href('/jackpot/verify/')}>
            {text('rounds.verifyJackpot')}
          </Link>
        </p>
      )}
    </>
  );
}

interface MovementsProps {
  readonly movements: readonly Movement[];
  readonly currency: Details['round']['currency'];
}

function Movements({ movements, currency }: MovementsProps) {
  const text = useText();
  const money = useMoney();
  const dateTime = useDateTime();
  const written = (amount: string) => money({ amount, currency });
  const notesOf = ({ bonus, jackpotContribution, studioJackpot }: Movement) => [
    bonus !== null && text('rounds.bonusPart', { amount: written(bonus) }),
    jackpotContribution !== null &&
      text('rounds.jackpotContribution', { amount: written(jackpotContribution) }),
    studioJackpot !== null && text('rounds.studioJackpot', { amount: `${studioJackpot} ${currency}` }),
  ];
  const rows = movements.map((movement, index) => ({ ...movement, key: String(index) }));
  return (
    <Table
      label={text('rounds.movements')}
      rows={rows}
      keyOf={({ key }: (typeof rows)[number]) => key}
      columns={[
        {
          label: text('rounds.time'),
          cell: ({ at }: Movement) => <time dateTime={at}>{dateTime(at)}</time>,
        },
        {
          label: text('rounds.what'),
          cell: (movement: Movement) => (
            <>
              {text(`rounds.kind.${movement.kind}`)}
              {notesOf(movement).map((note) => note !== false && <small key={note}>{note}</small>)}
            </>
          ),
        },
        {
          label: text('rounds.amount'),
          isNumber: true,
          cell: ({ amount }: Movement) => <Money parts={money.parts({ amount, currency })} />,
        },
      ]}
    />
  );
}
