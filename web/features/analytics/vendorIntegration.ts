import type { AnalyticsScript } from '@foyer/contract/content/analyticsScripts.ts';
import type { Clock } from '../../transport/clock/clock.ts';
import { externalScripts, type ExternalScripts } from '../../transport/http/externalScript.ts';
import type { Integration } from './integration.ts';

/**
 * Last entry of a vendor's queue. After it the script must send nothing, including events that it has
 * buffered.
 */
const WITHDRAWN = { event: 'consentWithdrawn' };

type Script = Pick<AnalyticsScript, 'name' | 'url' | 'queue'>;

export interface VendorsDeps {
  readonly clock: Clock;
  /** CONS-19: random id of this browser, by which a vendor counts visitors. */
  readonly trackingId: string;
  /** The window. Scripts are added to its document, and their queues are global variables in it. */
  readonly page: Pick<Window, 'document'>;
}

export function vendorIntegrations(
  configured: readonly Script[],
  { clock, page, trackingId }: VendorsDeps,
): readonly Integration[] {
  const scripts = externalScripts({ document: page.document, clock });
  return configured.map((script) => vendorIntegration(script, { scripts, page, trackingId }));
}

export interface VendorDeps extends Pick<VendorsDeps, 'trackingId'> {
  readonly scripts: ExternalScripts;
  readonly page: object;
}

/**
 * OPEN-42: connects a vendor's script: events are pushed to a global array, whose `push` the script replaces
 * when it loads. An event is an entry such as `{ event: 'signedIn', trackingId: 'f81d4fae-…' }`.
 */
export function vendorIntegration(
  { name, url, queue }: Script,
  { scripts, page, trackingId }: VendorDeps,
): Integration {
  const currentQueue = (): unknown => Reflect.get(page, queue);

  function clear(): void {
    scripts.remove(url);
    Reflect.deleteProperty(page, queue);
  }
  function stop(): void {
    const found = currentQueue();
    if (isQueue(found)) found.push(WITHDRAWN);
    clear();
  }

  return {
    name,
    async load(withdrawn) {
      const found = currentQueue() ?? [];
      if (!isQueue(found)) throw new Error(`The queue ${queue} of ${name} is something else on this page`);
      Reflect.set(page, queue, found);
      withdrawn.addEventListener('abort', stop);
      try {
        await scripts.load(url);
      } catch (error) {
        clear();
        throw error;
      } finally {
        withdrawn.removeEventListener('abort', stop);
      }
      return {
        receive({ event: { name: event, ...facts } }) {
          const entries = currentQueue();
          if (!isQueue(entries)) throw new Error(`The script of ${name} left no queue ${queue} to push to`);
          entries.push({ event, trackingId, ...facts });
        },
        stop,
      };
    },
  };
}

const isQueue = (value: unknown): value is { push(entry: object): unknown } =>
  typeof value === 'object' && value !== null && 'push' in value && typeof value.push === 'function';
