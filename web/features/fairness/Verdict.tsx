import type { Finding } from '@foyer/contract/jackpot/proof.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { HashValue, Proof, type ProofStep } from './Proof.tsx';
import { useText } from '../../i18n/i18n.tsx';

export interface VerdictProps<What extends string> {
  readonly label: string;
  readonly isTrue: boolean;
  readonly findings: readonly Finding<What>[];
  readonly titleOf: (what: What) => string;
  readonly disagreements: readonly string[];
}

export function Verdict<What extends string>(props: VerdictProps<What>) {
  const { label, isTrue, findings, titleOf, disagreements } = props;
  const text = useText();
  const steps = useFindings(findings, titleOf);
  return (
    <>
      <Banner tone={isTrue ? 'info' : 'danger'}>
        {text(isTrue ? 'proof.verdict.true' : 'proof.verdict.false')}
      </Banner>
      <Proof label={label} steps={steps} />
      {disagreements.length > 0 && (
        <ul>
          {disagreements.slice(0, MOST_SHOWN).map((disagreement) => (
            <li key={disagreement}>{disagreement}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** With a wrong seed every value differs, so a few examples are enough. */
const MOST_SHOWN = 20;

export function useFindings<What extends string>(
  findings: readonly Finding<What>[],
  titleOf: (what: What) => string,
): readonly ProofStep[] {
  const text = useText();
  return findings.map(({ what, isTrue, published, computed }) => ({
    key: what,
    title: titleOf(what),
    isTrue,
    result: text(isTrue ? 'proof.true' : 'proof.false'),
    children: (
      <>
        <p>
          {text('proof.published')} <HashValue>{published || NOTHING}</HashValue>
        </p>
        <p>
          {text('proof.computed')} <HashValue>{computed || NOTHING}</HashValue>
        </p>
      </>
    ),
  }));
}

const NOTHING = '–';

export const shownStep = (key: string, title: string, value: string): ProofStep => ({
  key,
  title,
  isTrue: null,
  result: null,
  children: <HashValue>{value}</HashValue>,
});
