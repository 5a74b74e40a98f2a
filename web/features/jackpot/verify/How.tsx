import { Section } from '../../../design/section/Section.tsx';
import { useText } from '../../content/index.ts';
import '../../../design/pageHead/prose.css';

const STEPS = ['seed', 'draw', 'list', 'told', 'keep'] as const;

/** Why the house could not have drawn again, in plain words. */
export function How() {
  const text = useText();
  return (
    <Section title={text('jackpot.verify.how')}>
      <div className="fy-prose">
        <p>{text('jackpot.verify.lead')}</p>
        <ol>
          {STEPS.map((step) => (
            <li key={step}>{text(`jackpot.verify.how.${step}`)}</li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
