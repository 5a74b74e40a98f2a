import { POT_LABELS, type PotId } from '@foyer/contract/jackpot/pots.ts';
import { readTicket } from '@foyer/contract/jackpot/tickets.ts';
import { isRevealed } from '@foyer/contract/jackpot/verify.ts';
import { Section } from '../../../ui/section/Section.tsx';
import { useDateTime } from '../../../i18n/useDateTime.ts';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { CheckStatus, Commitment, Limits, Verdict } from '../../fairness/index.ts';
import { drawDataOf } from './drawData.ts';
import { DrawProof } from './DrawProof.tsx';
import type { PeriodCheck } from './periodChecks.ts';
import { StakeList } from './StakeList.tsx';
import { writeAddress } from './verifyAddress.ts';
import { WinList } from './WinList.tsx';

interface PeriodProofProps {
  readonly check: PeriodCheck;
  readonly bet: string | null;
  /** Whether a click opened the period, and not the page's URL. */
  readonly hasBeenChosen: boolean;
  readonly open: (bet: string) => void;
}

/** What cannot be recomputed from the published data. */
const LIMITS = ['first', 'cents', 'time', 'shared'] as const;

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
