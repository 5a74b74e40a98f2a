import { languageTag } from '@foyer/vocabulary/locale.ts';
import { readTicket, type Ticket } from '@foyer/contract/jackpot/tickets.ts';
import { isTold } from '@foyer/contract/jackpot/verify.ts';
import { Banner } from '../../../design/feedback/Banner.tsx';
import { useFocusHere } from '../../../design/overlay/useFocusHere.ts';
import { Progress } from '../../../design/section/Progress.tsx';
import { Letters } from '../../../design/section/Proof.tsx';
import { Section } from '../../../design/section/Section.tsx';
import { useDateTime, useHref, useLocale, useText } from '../../content/index.ts';
import { drawDataOf } from './drawData.ts';
import { DrawProof } from './DrawProof.tsx';
import { Limits } from './Limits.tsx';
import type { Check } from './periodStore.ts';
import { StakeList } from './StakeList.tsx';
import { Verdict } from './Verdict.tsx';
import { writeAddress } from './verifyAddress.ts';
import { WinList } from './WinList.tsx';

export interface PeriodProofProps {
  readonly check: Check;
  /** Whose draw is open. */
  readonly bet: string | null;
  /** By a press, and not by the address that the page came with. */
  readonly hasBeenChosen: boolean;
  readonly open: (bet: string) => void;
}

/** One period: what was published of it, and whether it agrees. */
export function PeriodProof({ check, bet, hasBeenChosen, open }: PeriodProofProps) {
  const text = useText();
  const href = useHref();
  const { period, lines } = check;
  const line = bet === null ? undefined : lines.find((one) => one.startsWith(`${bet} `));
  const ticket: Ticket | null = line === undefined ? null : readTicket(line);
  const link = writeAddress({ period: period.id, bet: null, kept: period.commitment });
  return (
    <Section title={text('jackpot.verify.period', { number: `${period.id}` })}>
      <Commitment commitment={period.commitment} takesFocus={hasBeenChosen} />
      <p>
        <a className="fy-link" href={href(`/jackpot/verify/${link}`)}>
          {text('jackpot.verify.link')}
        </a>
      </p>
      <Standing check={check} />
      {isTold(period) && <WinList period={period} verdict={check.verdict} open={open} />}
      {isTold(period) && period.wins.length > 0 && <Limits />}
      {lines.length > 0 && <StakeList lines={lines} open={open} />}
      {isTold(period) && ticket && (
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

function Commitment({ commitment, takesFocus }: { commitment: string; takesFocus: boolean }) {
  const text = useText();
  // After a press further up a keyboard and a reader of the screen go on from here.
  const here = useFocusHere<HTMLParagraphElement>();
  return (
    <p {...(takesFocus && { ref: here, tabIndex: -1 })}>
      {text('jackpot.verify.commitment')}
      <br />
      <Letters>{commitment}</Letters>
    </p>
  );
}

function Standing({ check }: { check: Check }) {
  const text = useText();
  const dateTime = useDateTime();
  const { period, verdict, computed, hasFailed } = check;
  const whole = new Intl.NumberFormat(languageTag(useLocale()));
  if (hasFailed) return <Banner tone="danger">{text('jackpot.verify.failed')}</Banner>;
  if (period.seed === null)
    return <Banner tone="info">{text('jackpot.verify.notYet', { time: dateTime(period.ends_at) })}</Banner>;
  if (!isTold(period)) return <Banner tone="info">{text('jackpot.verify.noList')}</Banner>;
  if (!globalThis.crypto?.subtle) return <Banner tone="warning">{text('jackpot.verify.insecure')}</Banner>;
  if (verdict) return <Verdict verdict={verdict} />;
  const { count } = period.tickets;
  const counted = { count: whole.format(computed), total: whole.format(count) };
  return (
    <Progress
      label={text('jackpot.verify.progress')}
      value={computed / Math.max(1, count)}
      text={text('jackpot.verify.progressOf', counted)}
    />
  );
}
