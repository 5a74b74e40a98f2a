import { PageTitle } from '../../ui/pageHead/PageTitle.tsx';
import { useConsent } from '../../features/consent/index.ts';
import { useContent, useTitle } from '../../features/content/index.ts';
import { useSession } from '../../features/identity/index.ts';

const TITLE = 'Internal';

/** ROUTE-16, OPEN-51: what this site is made of, for the engineers of the house and no translator. */
export function InternalScreen() {
  const { settings, locale, renderedAtMs } = useContent();
  const session = useSession();
  const consent = [...useConsent()];
  useTitle(TITLE);
  return (
    <div className="fy-prose" lang="en">
      <PageTitle>{TITLE}</PageTitle>
      <pre>{JSON.stringify({ locale, renderedAtMs, session, consent, settings }, null, 2)}</pre>
    </div>
  );
}
