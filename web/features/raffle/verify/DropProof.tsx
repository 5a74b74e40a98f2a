import { useMemo, useState } from 'react';
import { entriesOf, isRevealed } from '@foyer/contract/raffle/verify.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { useDateTime } from '../../../i18n/useDateTime.ts';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { Commitment, Limits, CheckStatus } from '../../fairness/index.ts';
import type { DropCheck } from './dropChecks.ts';
import { dropDataOf } from './dropData.ts';
import { DropVerdict } from './DropVerdict.tsx';
import { EntryList } from './EntryList.tsx';
import { OwnPart } from './OwnPart.tsx';
import { PrizeProof } from './PrizeProof.tsx';
import { ShownData } from './ShownData.tsx';
import type { Euros } from './useEuros.ts';
import { savedProofOf, writeAddress } from './verifyAddress.ts';
import { WinnerList } from './WinnerList.tsx';

export interface DropProofProps {
  readonly check: DropCheck;
  readonly euros: Euros;
  /** True if the reader opened the drop by a click, false if the page's URL did. */
  readonly hasBeenChosen: boolean;
}

/** Aspects of a drop that cannot be recomputed from the published data. */
const LIMITS = ['who', 'tickets', 'house', 'prizes', 'paid'] as const;

/** One drop: its published data, and whether the recomputed draw matches. */
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
