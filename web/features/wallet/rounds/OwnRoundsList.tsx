import { useEffect, useEffectEvent, useState } from 'react';
import { RoundsOfGame, type RoundsOfGameQuery } from '@foyer/contract/generated/operations.ts';
import { useGraphql } from '../../../app/graphql.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { useDateTime } from '../../../i18n/useDateTime.ts';
import { browserClock } from '../../../transport/clock/clock.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { Table } from '../../../ui/section/Table.tsx';
import { useWallet } from '../WalletProvider.tsx';
import { OpenRound } from './OpenRound.tsx';

export interface OwnRoundsProps {
  readonly slug: string;
  readonly title: string;
  /** Whether a round is running; when it ends, the list is read again. */
  readonly isPlaying: boolean;
}

const SHOWN_ROUNDS = 5;
/** The end of a round and the balance after it arrive within this time, and the rounds are read once for both. */
const SETTLE_MS = 500;

type OwnRound = NonNullable<RoundsOfGameQuery['viewer']>['roundsOfGame'][number];

export function OwnRoundsList({ slug, title, isPlaying }: OwnRoundsProps) {
  const text = useText();
  const href = useHref();
  const { rounds, hasFailed } = useOwnRounds(slug, isPlaying);
  return (
    <Section title={text('rounds.own')}>
      {hasFailed && <Banner tone="danger">{text('rounds.failed')}</Banner>}
      {!rounds && !hasFailed && <Skeleton shape="band" />}
      {rounds?.length === 0 && <p className="fy-muted">{text('rounds.none')}</p>}
      {rounds && rounds.length > 0 && <OwnRoundTable rounds={rounds} title={title} />}
      <p>
        <Link className="fy-link" href={href('/profile/game-history/')}>
          {text('rounds.all')}
        </Link>
      </p>
    </Section>
  );
}

function OwnRoundTable({ rounds, title }: { rounds: readonly OwnRound[]; title: string }) {
  const text = useText();
  const money = useMoney();
  const dateTime = useDateTime();
  const amountOf = (amount: string, currency: OwnRound['currency']) => (
    <Money parts={money.parts({ amount, currency })} />
  );
  return (
    <Table
      label={text('rounds.own')}
      rows={rounds}
      keyOf={({ id }: OwnRound) => id}
      columns={[
        {
          label: text('rounds.played'),
          cell: ({ openedAt }: OwnRound) => <time dateTime={openedAt}>{dateTime(openedAt)}</time>,
        },
        {
          label: text('rounds.staked'),
          isNumber: true,
          cell: ({ staked, currency }: OwnRound) => amountOf(staked, currency),
        },
        {
          label: text('rounds.won'),
          isNumber: true,
          cell: ({ won, currency }: OwnRound) => amountOf(won, currency),
        },
        {
          label: text('rounds.round'),
          cell: ({ id, openedAt }: OwnRound) => (
            <OpenRound id={id} label={text('rounds.open', { title, time: dateTime(openedAt) })}>
              {text('rounds.details')}
            </OpenRound>
          ),
        },
      ]}
    />
  );
}

/** Reads the rounds again after each round, and when a win arrives after it. */
function useOwnRounds(slug: string, isPlaying: boolean) {
  const graphql = useGraphql();
  const { amounts } = useWallet();
  // A win may be paid to the bonus alone.
  const balance = amounts && `${amounts.balance} ${amounts.bonusBalance}`;
  const [state, setState] = useState<{ rounds: readonly OwnRound[] | null; hasFailed: boolean }>({
    rounds: null,
    hasFailed: false,
  });
  const waitMs = useEffectEvent(() => (state.rounds ? SETTLE_MS : 0));
  useEffect(() => {
    if (isPlaying) return undefined;
    let isOutdated = false;
    const stop = browserClock.after(waitMs(), () => {
      void graphql.query(RoundsOfGame, { slug, first: SHOWN_ROUNDS }).then(({ data }) => {
        if (isOutdated) return;
        const rounds = data?.viewer?.roundsOfGame ?? null;
        setState((known) => ({ rounds: rounds ?? known.rounds, hasFailed: rounds === null }));
      });
    });
    return () => {
      stop();
      isOutdated = true;
    };
  }, [graphql, slug, isPlaying, balance]);
  return state;
}
