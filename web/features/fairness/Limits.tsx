import '../../ui/pageHead/prose.css';
import type { MessageKey } from '@foyer/contract/generated/messages.ts';
import { useText } from '../../i18n/i18n.tsx';

/** Lists what cannot be recomputed from the published data. @param limits text keys */
export function Limits({ limits }: { readonly limits: readonly MessageKey[] }) {
  const text = useText();
  return (
    <div className="fy-prose">
      <h3>{text('proof.limits')}</h3>
      <ul>
        {limits.map((limit) => (
          <li key={limit}>{text(limit)}</li>
        ))}
      </ul>
    </div>
  );
}
