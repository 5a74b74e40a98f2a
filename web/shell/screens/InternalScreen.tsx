import { PageTitle } from '../../ui/pageHead/PageTitle.tsx';
import { useConsent } from '../../features/consent/index.ts';
import { useApp } from '../../app/app.tsx';
import { useTitle } from '../../app/head.tsx';
import { useSession } from '../../features/signIn/index.ts';

const TITLE = 'Internal';

/** ROUTE-16, OPEN-51: the site's settings, for engineers. Not translated. */
export function InternalScreen() {
  const { settings, locale, renderedAtMs } = useApp();
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
