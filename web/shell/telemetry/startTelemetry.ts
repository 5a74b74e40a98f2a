import { whenIdle } from '../../transport/clock/whenIdle.ts';
import type { ErrorReporter } from '../../transport/errorReports/uncaughtErrors.ts';
import { postInBackground } from '../../transport/http/postInBackground.ts';
import { sendOnExit } from '../../transport/tracking/sendOnExit.ts';
import { isSignInArrival } from '../../transport/tracking/signInArrival.ts';
import { tracking } from '../../transport/tracking/tracking.ts';
import type { PageAnalyticsDeps } from './pageAnalytics.ts';

interface TelemetryDeps extends Pick<PageAnalyticsDeps, 'consent' | 'cookies' | 'settings'> {
  readonly hasSession: boolean;
  readonly errors: Pick<ErrorReporter, 'prepare' | 'report'>;
}

/** Error reports and analytics do not make the page interactive sooner, so their code loads once the player is idle. */
export function startTelemetry({ errors, hasSession, ...deps }: TelemetryDeps): void {
  if (hasSession && isArrival()) tracking.track({ name: 'signedIn' });
  const isSent = sendOnExit({ page: window, consent: deps.consent, tracking, post: postInBackground });
  whenIdle(() => {
    const begin = () => {
      errors.prepare();
      void import('./pageAnalytics.ts').then(
        ({ pageAnalytics }) => pageAnalytics({ ...deps, isSent, report: errors.report }),
        (error: unknown) => errors.report('network', error),
      );
    };
    if (navigator.onLine) begin();
    else addEventListener('online', begin, { once: true });
  });
}

function isArrival(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const navigation = entry instanceof PerformanceNavigationTiming ? entry.type : undefined;
  return isSignInArrival({ referrer: document.referrer, origin: location.origin, navigation });
}
