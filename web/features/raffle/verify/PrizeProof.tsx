import { useEffect, useState } from 'react';
import type { Entry } from '@foyer/contract/raffle/draw.ts';
import {
  computePrize,
  type PrizeDraw,
  type RevealedDrop,
  type Verdict,
} from '@foyer/contract/raffle/verify.ts';
import { useFocusHere } from '../../../ui/overlay/useFocusHere.ts';
import { Proof, browserSha256, shownStep } from '../../fairness/index.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useNumber } from '../../../i18n/useNumber.ts';

export interface PrizeProofProps {
  readonly drop: Pick<RevealedDrop, 'seed' | 'id'>;
  readonly entries: readonly Entry[];
  readonly drawn: Verdict['drawn'];
  readonly prize: number;
}

export function PrizeProof({ drop, entries, drawn, prize }: PrizeProofProps) {
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
