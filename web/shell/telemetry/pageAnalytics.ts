import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import { followConsent } from '../../features/analytics/followConsent.ts';
import { browserClock } from '../../transport/clock/clock.ts';
import type { BrowserConsent } from '../../transport/consent/browserConsent.ts';
import type { Report } from '../../transport/errorReports/uncaughtErrors.ts';
import { postInBackground } from '../../transport/http/postInBackground.ts';
import { tracking, type Occurrence } from '../../transport/tracking/tracking.ts';

export interface PageAnalyticsDeps extends BrowserConsent {
  readonly settings: Pick<LobbySettings, 'analyticsScripts'>;
  /** Whether the event was posted before analytics started. */
  readonly isSent: (of: Occurrence) => boolean;
  readonly report: Report;
}

/** Starts analytics for this page, and the operator's integrations. */
export function pageAnalytics({ consent, cookies, settings, isSent, report }: PageAnalyticsDeps): void {
  followConsent({
    consent,
    tracking,
    async load() {
      const { startAnalytics, platformIntegration, trackingIdOf, vendorIntegrations } =
        await import('../../features/analytics/index.ts');
      const { analyticsScripts } = settings;
      const integrationDeps = { clock: browserClock, page: window };
      return () => {
        const vendors = (trackingId: string) =>
          vendorIntegrations(analyticsScripts, { ...integrationDeps, trackingId });
        const integrations = [
          platformIntegration({ ...integrationDeps, post: postInBackground, isSent }),
          // Without a third-party script nothing reads the tracking id, so none is created.
          ...(analyticsScripts.length > 0 ? vendors(trackingIdOf(cookies)) : []),
        ];
        return startAnalytics({ tracking, clock: browserClock, integrations, onFault: report });
      };
    },
  });
}
