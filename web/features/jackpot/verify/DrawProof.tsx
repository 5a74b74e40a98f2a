import { useEffect, useState } from 'react';
import { languageTag } from '@foyer/vocabulary/locale.ts';
import type { DrawData, Period } from '@foyer/contract/jackpot/http.ts';
import { POT_LABELS } from '@foyer/contract/jackpot/pots.ts';
import {
  checkDraw,
  type ComputedDraw,
  type Finding,
  type Published,
} from '@foyer/contract/jackpot/verify.ts';
import { useFocusHere } from '../../../design/overlay/useFocusHere.ts';
import { Letters, Proof, type ProofStep } from '../../../design/section/Proof.tsx';
import { useLocale, useText } from '../../content/index.ts';
import type { Check } from './periodStore.ts';
import { browserSha256 } from './sha256.ts';
import { useFindings } from './Verdict.tsx';

export interface DrawProofProps {
  readonly data: DrawData;
  /** The period that is open, with its list. */
  readonly check: Check | null;
  readonly periods: readonly Period[] | null;
  /** It was asked for by a press, which may be far above it. */
  readonly takesFocus: boolean;
}

interface Computed {
  readonly drawn: ComputedDraw;
  readonly findings: readonly Finding[];
}

/** One draw, step by step, and beside what was published. */
export function DrawProof({ data, check, periods, takesFocus }: DrawProofProps) {
  const text = useText();
  const [computed, setComputed] = useState<Computed | null>(null);
  useEffect(() => {
    const sha256 = browserSha256();
    let isWanted = true;
    if (sha256)
      void checkDraw(data, sha256, publishedOf(data, check, periods)).then((found) => {
        if (isWanted) setComputed(found);
      });
    return () => {
      isWanted = false;
    };
  }, [data, check, periods]);
  if (!computed) return null;
  return (
    <section className="fy-proof-draw" aria-label={text('jackpot.verify.draw', { bet: data.bet })}>
      <DrawTitle bet={data.bet} takesFocus={takesFocus} />
      <Steps computed={computed} />
      <details>
        <summary>{text('jackpot.verify.data')}</summary>
        <p>
          <Letters>{JSON.stringify(data)}</Letters>
        </p>
      </details>
    </section>
  );
}

function DrawTitle({ bet, takesFocus }: { bet: string; takesFocus: boolean }) {
  const text = useText();
  const here = useFocusHere<HTMLHeadingElement>();
  return <h3 {...(takesFocus && { ref: here, tabIndex: -1 })}>{text('jackpot.verify.draw', { bet })}</h3>;
}

function Steps({ computed: { drawn, findings } }: { computed: Computed }) {
  const text = useText();
  const share = useShare();
  const found = useFindings(findings);
  const shown = (key: string, title: string, value: string): ProofStep => ({
    key,
    title,
    isTrue: null,
    word: null,
    children: <Letters>{value}</Letters>,
  });
  const steps: readonly ProofStep[] = [
    shown('text', text('jackpot.verify.draw.text'), drawn.text),
    shown('digest', text('jackpot.verify.draw.hash'), drawn.digest),
    ...drawn.pots.map(({ id, number, chance, hasWon }): ProofStep => ({
      key: id,
      title: text('jackpot.verify.draw.pot', {
        pot: POT_LABELS[id] ?? id,
        chance: share(chance),
        number: share(number),
      }),
      isTrue: null,
      word: text(hasWon ? 'jackpot.verify.draw.won' : 'jackpot.verify.draw.not'),
    })),
    ...found,
  ];
  return <Proof label={text('jackpot.verify.steps')} steps={steps} />;
}

/** A part of the whole, as fine as a draw needs it. */
function useShare(): (part: number) => string {
  const format = new Intl.NumberFormat(languageTag(useLocale()), {
    maximumSignificantDigits: 6,
  });
  return (part) => format.format(part);
}

function publishedOf(
  { period, instance }: DrawData,
  check: Check | null,
  periods: readonly Period[] | null,
): Published | null {
  const known = periods?.find((one) => one.id === period && one.instance === instance);
  if (!known) return null;
  const isOpen = check?.period.id === period && check.verdict !== null;
  return {
    commitment: known.commitment,
    lines: isOpen ? { has: (line) => check.lines.includes(line) } : null,
  };
}
