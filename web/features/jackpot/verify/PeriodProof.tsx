import { POT_LABELS, type PotId } from '@foyer/contract/jackpot/potNames.ts';
import { readTicket } from '@foyer/contract/jackpot/tickets.ts';
import {
  isRevealed,
  type RevealedPeriod,
  type Verdict as VerdictOf,
} from '@foyer/contract/jackpot/verify.ts';
import { Section } from '../../../ui/section/Section.tsx';
import { useDateTime } from '../../../i18n/useDateTime.ts';
import { useHref, useText, useLanguageTag } from '../../../i18n/i18n.tsx';
import { CheckStatus, Commitment, Limits, Verdict, ComputeButton, HashValue } from '../../fairness/index.ts';
import { drawDataOf } from './drawData.ts';
import { DrawProof } from './DrawProof.tsx';
import type { PeriodCheck } from './periodChecks.ts';
import { writeAddress } from './verifyAddress.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Pager, Table } from '../../../ui/section/Table.tsx';
import type { Fall } from '@foyer/contract/jackpot/falls.ts';
import { money as moneyOf, toJson } from '@foyer/domain/money.ts';
import { useMoney } from '../../../i18n/money.ts';
import { useNumber } from '../../../i18n/useNumber.ts';

interface PeriodProofProps {
  readonly check: PeriodCheck;
  readonly bet: string | null;
  /** Whether a click opened the period, and not the page's URL. */
  readonly hasBeenChosen: boolean;
  readonly open: (bet: string) => void;
}

/** What cannot be recomputed from the published data. */
const LIMITS = ['first', 'cents', 'ceiling', 'time', 'shared'] as const;

export function PeriodProof({ check, bet, hasBeenChosen, open }: PeriodProofProps) {
  const text = useText();
  const href = useHref();
  const { item: period, lines, verdict } = check;
  const line = bet === null ? undefined : lines.find((one) => one.startsWith(`${bet} `));
  const ticket = line === undefined ? null : readTicket(line);
  const link = writeAddress({ period: period.id, bet: null, saved: period.commitment });
  return (
    <Section title={text('proof.jackpot.period', { number: `${period.id}` })}>
      <Commitment
        commitment={period.commitment}
        href={href(`/jackpot/verify/${link}`)}
        takesFocus={hasBeenChosen}
      />
      <PeriodStatus check={check} />
      {isRevealed(period) && <WinList period={period} verdict={verdict} open={open} />}
      {isRevealed(period) && period.wins.length > 0 && (
        <Limits limits={LIMITS.map((limit) => `proof.jackpot.limits.${limit}` as const)} />
      )}
      {lines.length > 0 && <StakeList lines={lines} open={open} />}
      {isRevealed(period) && ticket && (
        <DrawProof
          key={ticket.bet}
          data={drawDataOf(period, ticket)}
          check={check}
          periods={[period]}
          takesFocus={hasBeenChosen}
        />
      )}
    </Section>
  );
}

function PeriodStatus({ check }: { check: PeriodCheck }) {
  const text = useText();
  const dateTime = useDateTime();
  const { item: period, verdict } = check;
  const waiting = () => {
    if (period.seed === null) return text('proof.jackpot.notYet', { time: dateTime(period.ends_at) });
    return isRevealed(period) ? null : text('proof.jackpot.noList');
  };
  return (
    <CheckStatus
      check={check}
      waiting={waiting()}
      progress={{ label: text('proof.jackpot.progress'), total: period.tickets?.count ?? 0 }}
    >
      {verdict && (
        <Verdict
          label={text('proof.jackpot.title')}
          isTrue={verdict.isTrue}
          findings={verdict.findings}
          titleOf={(what) => text(`proof.jackpot.finding.${what}`)}
          disagreements={verdict.disagreements.map(({ bet, pot, kind }) =>
            text(`proof.jackpot.disagree.${kind}`, { bet, pot: POT_LABELS[pot as PotId] ?? pot }),
          )}
        />
      )}
    </CheckStatus>
  );
}

const STEP = 20;

function StakeList({ lines, open }: { lines: readonly string[]; open: (bet: string) => void }) {
  const text = useText();
  const euros = new Intl.NumberFormat(useLanguageTag(), {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 6,
  });
  const title = text('proof.jackpot.stakes', { count: useNumber()(lines.length) });
  const [shown, setShown] = useState(STEP);
  const tickets = lines.slice(0, shown).flatMap((line) => readTicket(line) ?? []);
  return (
    <details>
      <summary>{title}</summary>
      <Table
        label={title}
        rows={tickets}
        keyOf={({ bet }) => bet}
        columns={[
          { label: text('proof.jackpot.stake'), cell: ({ bet }) => <HashValue>{bet}</HashValue> },
          {
            label: text('proof.jackpot.gave'),
            cell: ({ microEuros }) => euros.format(Number(microEuros) / 1_000_000),
          },
          {
            label: text('proof.compute'),
            cell: ({ bet }) => (
              <ComputeButton name={text('proof.jackpot.computeOf', { bet })} onClick={() => open(bet)} />
            ),
          },
        ]}
      />
      {shown < lines.length && (
        <Pager>
          <Button onClick={() => setShown(shown + STEP)}>{text('proof.more')}</Button>
        </Pager>
      )}
    </details>
  );
}

interface WinListProps {
  readonly period: RevealedPeriod;
  readonly verdict: VerdictOf | null;
  readonly open: (bet: string) => void;
}

function WinList({ period, verdict, open }: WinListProps) {
  const text = useText();
  const money = useMoney();
  if (period.wins.length === 0) return <p>{text('proof.jackpot.noWins')}</p>;
  const fallOf = new Map(period.wins.map((win, index) => [win, verdict?.falls[index]]));
  return (
    <Table
      label={text('proof.jackpot.wins')}
      rows={period.wins}
      keyOf={({ bet, pot }) => `${bet} ${pot}`}
      columns={[
        {
          label: text('proof.jackpot.pot'),
          cell: ({ pot }) => <b>{POT_LABELS[pot] ?? text('jackpot.shared')}</b>,
        },
        { label: text('proof.amount'), cell: ({ amount }) => money({ amount, currency: 'EUR' }) },
        { label: text('proof.jackpot.again'), cell: (win) => <Again fall={fallOf.get(win)} /> },
        { label: text('proof.jackpot.why'), cell: ({ by }) => text(`proof.jackpot.by.${by}`) },
        { label: text('proof.jackpot.stake'), cell: ({ bet }) => <HashValue>{bet}</HashValue> },
        {
          label: text('proof.compute'),
          cell: ({ bet, by }) =>
            by !== 'staged' && (
              <ComputeButton name={text('proof.jackpot.computeOf', { bet })} onClick={() => open(bet)} />
            ),
        },
      ]}
    />
  );
}

function Again({ fall }: { fall: Fall | undefined }) {
  const text = useText();
  const money = useMoney();
  if (!fall) return '–';
  if (!fall.computed) return fall.unknown && text(`proof.jackpot.again.${fall.unknown}`);
  const [low, high] = [fall.computed.low, fall.computed.high].map((cents) =>
    money(toJson(moneyOf(cents, 'EUR'))),
  );
  return (
    <>
      {low === high ? low : text('proof.jackpot.again.range', { low: low ?? '', high: high ?? '' })}{' '}
      {fall.comparison && <strong>{text(`proof.jackpot.again.${fall.comparison}`)}</strong>}
    </>
  );
}
