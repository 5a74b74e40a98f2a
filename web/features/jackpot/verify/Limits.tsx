import { useText } from '../../content/index.ts';
import '../../../design/pageHead/prose.css';

const LIMITS = ['first', 'cents', 'time', 'shared'] as const;

/** What of a pot's fall nobody can compute again from what is published, and why. */
export function Limits() {
  const text = useText();
  return (
    <div className="fy-prose">
      <h3>{text('jackpot.verify.limits')}</h3>
      <ul>
        {LIMITS.map((limit) => (
          <li key={limit}>{text(`jackpot.verify.limits.${limit}`)}</li>
        ))}
      </ul>
    </div>
  );
}
