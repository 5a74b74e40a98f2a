import { POT_LABELS, type PotId } from '@foyer/contract/jackpot/pots.ts';
import type { Verdict as Found } from '@foyer/contract/jackpot/verify.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Verdict } from '../../fairness/index.ts';

/** Whether a recomputed period matches the published data, and the differences. */
export function PeriodVerdict({ verdict: { isTrue, findings, disagreements } }: { verdict: Found }) {
  const text = useText();
  return (
    <Verdict
      label={text('proof.jackpot.title')}
      isTrue={isTrue}
      findings={findings}
      titleOf={(what) => text(`proof.jackpot.finding.${what}`)}
      disagreements={disagreements.map(({ bet, pot, kind }) =>
        text(`proof.jackpot.disagree.${kind}`, { bet, pot: POT_LABELS[pot as PotId] ?? pot }),
      )}
    />
  );
}
