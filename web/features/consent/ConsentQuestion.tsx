import { ConsentChoices } from '../../design/overlay/consent/ConsentChoices.tsx';
import { ConsentSheet } from '../../design/overlay/consent/ConsentSheet.tsx';
import { Link } from '../../design/link/Link.tsx';
import type { Category } from '../../transport/consent/categories.ts';
import { useHref, useText } from '../content/index.ts';
import { useConsentStore } from './consentContext.tsx';
import { useChoices } from './useChoices.ts';

/** Nothing is switched on beforehand: silence is no consent. */
const NOTHING: ReadonlySet<Category> = new Set<Category>();

/** Asks once; whatever is answered, it is gone, and the reader is where the page begins. */
export function ConsentQuestion() {
  const text = useText();
  const href = useHref();
  const choices = useChoices(useConsentStore(), { start: NOTHING, onChosen: focusPage });
  return (
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
  );
}

const focusPage = () => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
