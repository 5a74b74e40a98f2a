import { ConsentChoices } from '../../ui/overlay/consent/ConsentChoices.tsx';
import { ConsentSheet } from '../../ui/overlay/consent/ConsentSheet.tsx';
import { Link } from '../../ui/link/Link.tsx';
import type { Category } from '../../transport/consent/categories.ts';
import { useHref, useText } from '../content/index.ts';
import { useChoices } from './useChoices.ts';

/** Nothing is switched on beforehand: silence is no consent. */
const NOTHING: ReadonlySet<Category> = new Set<Category>();

/** Rendered on the server alone; `hearAnswer.ts` hears what is said to it. */
export function ConsentPrompt() {
  const text = useText();
  const href = useHref();
  const choices = useChoices(null, { start: NOTHING, onChosen: () => {} });
  return (
    <>
      <ConsentSheet
        title={text('consent.title')}
        text={
          <>
            {text('consent.text')}{' '}
            <Link className="fy-link" href={href('/privacy-policy/')}>
              {text('consent.privacy')}
            </Link>
          </>
        }
      >
        <ConsentChoices {...choices} />
      </ConsentSheet>
      <output className="fy-sr" data-said={text('consent.saved')} />
    </>
  );
}
