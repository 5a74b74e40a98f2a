import type { Verdict as Found } from '@foyer/contract/raffle/verify.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Verdict } from '../../fairness/index.ts';

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
