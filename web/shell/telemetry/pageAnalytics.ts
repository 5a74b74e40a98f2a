import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import { followConsent } from '../../features/analytics/followConsent.ts';
import { browserClock } from '../../transport/clock/clock.ts';
import type { BrowserConsent } from '../../transport/consent/browserConsent.ts';
import type { Report } from '../../transport/errorReports/uncaughtErrors.ts';
import { postInBackground } from '../../transport/http/postInBackground.ts';
import { isSignInArrival } from '../../transport/tracking/signInArrival.ts';
import { tracking } from '../../transport/tracking/tracking.ts';

export interface PageAnalyticsDeps extends BrowserConsent {
  readonly hasSession: boolean;
  readonly settings: Pick<LobbySettings, 'analyticsScripts'>;
  readonly report: Report;
}

/** Starts analytics for this page, and the operator's integrations. */
export function pageAnalytics({ consent, cookies, hasSession, settings, report }: PageAnalyticsDeps): void {
  const [entry] = performance.getEntriesByType('navigation');
  const navigation = entry instanceof PerformanceNavigationTiming ? entry.type : undefined;
  if (hasSession && isSignInArrival({ referrer: document.referrer, origin: location.origin, navigation }))
    tracking.track({ name: 'signedIn' });

  followConsent({
    consent,
    tracking,
    async load() {
      const { startAnalytics, platformIntegration, trackingIdOf, vendorIntegrations } =
        await import('../../features/analytics/index.ts');
      const { analyticsScripts } = settings;
      const integrationDeps = { clock: browserClock, post: postInBackground, page: window };
      return () => {
        const vendors = (trackingId: string) =>
          vendorIntegrations(analyticsScripts, { ...integrationDeps, trackingId });
        const integrations = [
          platformIntegration(integrationDeps),
          // Without a third-party script nothing reads the tracking id, so none is created.
          ...(analyticsScripts.length > 0 ? vendors(trackingIdOf(cookies)) : []),
        ];
        return startAnalytics({ tracking, clock: browserClock, integrations, onFault: report });
      };
    },
  });
}
