import { useEffect, useState } from 'react';
import type { DrawData, Period } from '@foyer/contract/jackpot/http.ts';
import { POT_LABELS } from '@foyer/contract/jackpot/potNames.ts';
import {
  checkDraw,
  type ComputedDraw,
  type DrawFinding,
  type Published,
} from '@foyer/contract/jackpot/verify.ts';
import { useFocusHere } from '../../../ui/overlay/useFocusHere.ts';
import {
  HashValue,
  Proof,
  type ProofStep,
  browserSha256,
  shownStep,
  useFindings,
} from '../../fairness/index.ts';
import { useLanguageTag, useText } from '../../../i18n/i18n.tsx';
import type { PeriodCheck } from './periodChecks.ts';

export interface DrawProofProps {
  readonly data: DrawData;
  /** Check of the open period, which has loaded the period's stakes. */
  readonly check: PeriodCheck | null;
  readonly periods: readonly Period[] | null;
  /** True if a click opened the draw; the clicked button may be far above. */
  readonly takesFocus: boolean;
}

interface Computed {
  readonly drawn: ComputedDraw;
  readonly findings: readonly DrawFinding[];
}

export function DrawProof({ data, check, periods, takesFocus }: DrawProofProps) {
  const text = useText();
  const [computed, setComputed] = useState<Computed | null>(null);
  useEffect(() => {
    const sha256 = browserSha256();
    let isCurrent = true;
    if (sha256)
      void checkDraw(data, sha256, publishedOf(data, check, periods)).then((found) => {
        if (isCurrent) setComputed(found);
      });
    return () => {
      isCurrent = false;
    };
  }, [data, check, periods]);
  if (!computed) return null;
  return (
    <section className="fy-proof-draw" aria-label={text('proof.jackpot.draw', { bet: data.bet })}>
      <DrawTitle bet={data.bet} takesFocus={takesFocus} />
      <Steps computed={computed} />
      <details>
        <summary>{text('proof.jackpot.data')}</summary>
        <p>
          <HashValue>{JSON.stringify(data)}</HashValue>
        </p>
      </details>
    </section>
  );
}

function DrawTitle({ bet, takesFocus }: { bet: string; takesFocus: boolean }) {
  const text = useText();
  const here = useFocusHere<HTMLHeadingElement>();
  return <h3 {...(takesFocus && { ref: here, tabIndex: -1 })}>{text('proof.jackpot.draw', { bet })}</h3>;
}

function Steps({ computed: { drawn, findings } }: { computed: Computed }) {
  const text = useText();
  const share = useShare();
  const found = useFindings(findings, (what) => text(`proof.jackpot.finding.${what}`));
  const steps: readonly ProofStep[] = [
    shownStep('text', text('proof.jackpot.draw.text'), drawn.text),
    shownStep('digest', text('proof.jackpot.draw.hash'), drawn.digest),
    ...drawn.pots.map(({ id, number, chance, hasWon }): ProofStep => ({
      key: id,
      title: text('proof.jackpot.draw.pot', {
        pot: POT_LABELS[id] ?? id,
        chance: share(chance),
        number: share(number),
      }),
      isTrue: null,
      result: text(hasWon ? 'proof.jackpot.draw.won' : 'proof.jackpot.draw.not'),
    })),
    ...found,
  ];
  return <Proof label={text('proof.steps')} steps={steps} />;
}

/** Returns a function that formats a number in the visitor's language with at most six significant digits. */
function useShare(): (part: number) => string {
  const format = new Intl.NumberFormat(useLanguageTag(), {
    maximumSignificantDigits: 6,
  });
  return (part) => format.format(part);
}

function publishedOf(
  { period, instance }: DrawData,
  check: PeriodCheck | null,
  periods: readonly Period[] | null,
): Published | null {
  const known = periods?.find((one) => one.id === period && one.instance === instance);
  if (!known) return null;
  const isOpen = check?.item.id === period && check.verdict !== null;
  return {
    commitment: known.commitment,
    lines: isOpen ? { has: (line) => check.lines.includes(line) } : null,
  };
}
