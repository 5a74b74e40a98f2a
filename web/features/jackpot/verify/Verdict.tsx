import { POT_LABELS, type PotId } from '@foyer/contract/jackpot/pots.ts';
import type { Finding, Verdict as Found } from '@foyer/contract/jackpot/verify.ts';
import { Banner } from '../../../design/feedback/Banner.tsx';
import { Letters, Proof, type ProofStep } from '../../../design/section/Proof.tsx';
import { useText } from '../../content/index.ts';

/** Whether a period agrees with what was published, and what does not. */
export function Verdict({ verdict: { isTrue, findings, disagreements } }: { verdict: Found }) {
  const text = useText();
  const steps = useFindings(findings);
  return (
    <>
      <Banner tone={isTrue ? 'info' : 'danger'}>
        {text(isTrue ? 'jackpot.verify.verdict.true' : 'jackpot.verify.verdict.false')}
      </Banner>
      <Proof label={text('jackpot.verify.title')} steps={steps} />
      {disagreements.length > 0 && (
        <ul>
          {disagreements.slice(0, MOST_SHOWN).map(({ bet, pot, kind }) => (
            <li key={`${kind} ${bet} ${pot}`}>
              {text(`jackpot.verify.disagree.${kind}`, { bet, pot: POT_LABELS[pot as PotId] ?? pot })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Of a seed that was exchanged nothing agrees: a few say it all. */
const MOST_SHOWN = 20;

/** Findings in words, with both values beside each other. */
export function useFindings(findings: readonly Finding[]): readonly ProofStep[] {
  const text = useText();
  return findings.map(({ what, isTrue, published, computed }) => ({
    key: what,
    title: text(`jackpot.verify.finding.${what}`),
    isTrue,
    word: text(isTrue ? 'jackpot.verify.true' : 'jackpot.verify.false'),
    children: (
      <>
        <p>
          {text('jackpot.verify.published')} <Letters>{published || NOTHING}</Letters>
        </p>
        <p>
          {text('jackpot.verify.computed')} <Letters>{computed || NOTHING}</Letters>
        </p>
      </>
    ),
  }));
}

const NOTHING = '–';
