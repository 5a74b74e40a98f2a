import { useMemo, useState, useEffect } from 'react';
import type { Entry } from '@foyer/contract/raffle/draw.ts';
import type { Drop, DropData } from '@foyer/contract/raffle/drops.ts';
import {
  entriesOf,
  isRevealed,
  numbersOf,
  computePrize,
  type PrizeDraw,
  type RevealedDrop,
  type Verdict as Found,
} from '@foyer/contract/raffle/verify.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { useDateTime } from '../../../i18n/useDateTime.ts';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useNumber } from '../../../i18n/useNumber.ts';
import {
  CheckStatus,
  Commitment,
  HashValue,
  Limits,
  Proof,
  browserSha256,
  shownStep,
  Verdict,
} from '../../fairness/index.ts';
import type { DropCheck } from './dropChecks.ts';
import { dropDataOf } from './dropData.ts';
import { EntryList } from './EntryList.tsx';
import type { Euros } from './useEuros.ts';
import { savedProofOf, writeAddress } from './verifyAddress.ts';
import { WinnerList } from './WinnerList.tsx';
import { useFocusHere } from '../../../ui/overlay/useFocusHere.ts';

interface DropProofProps {
  readonly check: DropCheck;
  readonly euros: Euros;
  /** Whether a click opened the drop, and not the page's URL. */
  readonly hasBeenChosen: boolean;
}

/** What cannot be recomputed from the published data. */
const LIMITS = ['who', 'tickets', 'house', 'prizes', 'paid'] as const;

export function DropProof({ check, euros, hasBeenChosen }: DropProofProps) {
  const text = useText();
  const href = useHref();
  const [prize, open] = useState<number | null>(null);
  const { item: drop, lines, verdict } = check;
  const entries = useMemo(() => (verdict ? entriesOf(lines) : null), [lines, verdict]);
  const own = drop.own?.handle ?? null;
  const link = writeAddress({ type: drop.type, drop: drop.number, saved: savedProofOf(drop) });
  const title = { drop: text(`raffle.dropOf.${drop.type}`), number: `${drop.number}` };
  return (
    <Section title={text('proof.raffle.drop', title)}>
      <Commitment
        commitment={drop.commitment}
        href={href(`/raffle/verify/${link}`)}
        takesFocus={hasBeenChosen}
      />
      {drop.is_staged && <Banner tone="warning">{text('proof.raffle.staged')}</Banner>}
      {drop.own && <OwnPart own={drop.own} entries={entries} />}
      <DropStatus check={check} />
      {isRevealed(drop) && <WinnerList winners={drop.winners} euros={euros} own={own} open={open} />}
      {isRevealed(drop) && verdict && entries && prize !== null && (
        <PrizeProof key={prize} drop={drop} entries={entries} drawn={verdict.drawn} prize={prize} />
      )}
      {entries && entries.length > 0 && <EntryList entries={entries} own={own} />}
      {isRevealed(drop) && verdict && <ShownData data={dropDataOf(drop, lines)} />}
      <Limits limits={LIMITS.map((limit) => `proof.raffle.limits.${limit}` as const)} />
    </Section>
  );
}

/** The reader's tickets in the drop. @param entries null until the whole list is loaded */
function OwnPart({ own, entries }: { own: NonNullable<Drop['own']>; entries: readonly Entry[] | null }) {
  const text = useText();
  const number = useNumber();
  const { handle, ticket_count: count } = own;
  if (handle === null || count === 0) return <p>{text('proof.raffle.own.none')}</p>;
  const numbers = entries && numbersOf(entries, handle);
  if (!numbers) return <p>{text('proof.raffle.own.counted', { count, handle })}</p>;
  const [first, last] = [number(numbers.first), number(numbers.last)];
  return <p>{text('proof.raffle.own.listed', { count, handle, first, last })}</p>;
}

/** The data that anybody needs to redraw a drop. It is long, so it is rendered only on request. */
function ShownData({ data }: { data: DropData }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text('proof.raffle.data')}</summary>
      {isOpen && (
        <p>
          <HashValue>{JSON.stringify(data)}</HashValue>
        </p>
      )}
    </details>
  );
}

function DropStatus({ check }: { check: DropCheck }) {
  const text = useText();
  const dateTime = useDateTime();
  const { item: drop, verdict } = check;
  const waiting = () => {
    if (drop.list === null) return text('proof.raffle.notYet', { time: dateTime(drop.timestamp_end) });
    return drop.seed === null ? text('proof.raffle.closed') : null;
  };
  return (
    <CheckStatus
      check={check}
      waiting={waiting()}
      progress={{ label: text('proof.raffle.progress'), total: drop.list?.entrants ?? 0 }}
    >
      {verdict && <DropVerdict verdict={verdict} />}
    </CheckStatus>
  );
}

interface PrizeProofProps {
  readonly drop: Pick<RevealedDrop, 'seed' | 'id'>;
  readonly entries: readonly Entry[];
  readonly drawn: Found['drawn'];
  readonly prize: number;
}

function PrizeProof({ drop, entries, drawn, prize }: PrizeProofProps) {
  const text = useText();
  const here = useFocusHere<HTMLHeadingElement>();
  const computed = useComputed({ drop, entries, drawn, prize });
  const title = text('proof.raffle.draw', { prize: `${prize}` });
  return (
    <section className="fy-proof-draw" aria-label={title}>
      <h3 ref={here} tabIndex={-1}>
        {title}
      </h3>
      {computed === 'none' && <p>{text('proof.raffle.draw.none')}</p>}
      {computed && computed !== 'none' && <Steps computed={computed} />}
    </section>
  );
}

function useComputed({ drop, entries, drawn, prize }: PrizeProofProps): PrizeDraw | 'none' | null {
  const [computed, setComputed] = useState<PrizeDraw | 'none' | null>(null);
  useEffect(() => {
    const sha256 = browserSha256();
    let isCurrent = true;
    if (sha256)
      void computePrize(drop, { entries, drawn, prize }, sha256).then((found) => {
        if (isCurrent) setComputed(found ?? 'none');
      });
    return () => {
      isCurrent = false;
    };
  }, [drop, entries, drawn, prize]);
  return computed;
}

function Steps({ computed: { text: written, digest, left, place, winner } }: { computed: PrizeDraw }) {
  const text = useText();
  const number = useNumber();
  const steps = [
    shownStep('text', text('proof.raffle.draw.text'), written),
    shownStep('digest', text('proof.raffle.draw.hash'), digest),
    shownStep('place', text('proof.raffle.draw.place', { left: number(left) }), number(place)),
    shownStep('ticket', text('proof.raffle.draw.ticket', { ticket: number(winner.ticket) }), winner.handle),
  ];
  return <Proof label={text('proof.steps')} steps={steps} />;
}

export function DropVerdict({ verdict: { isTrue, findings, disagreements } }: { verdict: Found }) {
  const text = useText();
  return (
    <Verdict
      label={text('proof.raffle.title')}
      isTrue={isTrue}
      findings={findings}
      titleOf={(what) => text(`proof.raffle.finding.${what}`)}
      disagreements={disagreements.map(({ prize, handle, kind }) =>
        text(`proof.raffle.disagree.${kind}`, { prize: `${prize}`, handle }),
      )}
    />
  );
}
