import { SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../clock/clock.ts';

/** Long enough for a slow phone; what comes later would surprise the page. */
const LOAD_LIMIT_MS = 20 * SECOND;

type Reason = 'failed' | 'late' | 'removed';

const SAID: Readonly<Record<Reason, string>> = {
  failed: 'could not be had',
  late: 'did not come within',
  removed: 'was taken out before it came',
};

/** HTTP-11: another company's script that did not come to run. */
export class ExternalScriptError extends Error {
  override readonly name = 'ExternalScriptError';

  constructor(url: string, reason: Reason, limitMs: number) {
    const limit = reason === 'late' ? ` ${limitMs / SECOND} s` : '';
    super(`The external script ${url} ${SAID[reason]}${limit}`);
  }
}

export interface ExternalScriptsDeps {
  readonly document: Pick<Document, 'createElement' | 'head' | 'implementation'>;
  readonly clock: Clock;
}

export interface ScriptOptions {
  /** Of its element, for a script that looks for itself. */
  readonly id?: string;
  readonly limitMs?: number;
}

/** Scripts of other companies in this document. */
export interface ExternalScripts {
  /**
   * Resolves once the script has run. An address is asked for once, however often it is named; one that failed may be
   * asked for again, and nothing of it stays in the document. @throws ExternalScriptError
   */
  load(url: string, options?: ScriptOptions): Promise<void>;
  /** Takes it out; one that has not come yet never runs. What has run already cannot be undone by anybody. */
  remove(url: string): void;
}

interface Held {
  readonly loaded: Promise<void>;
  readonly giveUp: (reason: Reason) => void;
}

export function externalScripts({ document, clock }: ExternalScriptsDeps): ExternalScripts {
  const held = new Map<string, Held>();

  function begin(url: string, { id, limitMs = LOAD_LIMIT_MS }: ScriptOptions): Held {
    const script = document.createElement('script');
    let giveUp: Held['giveUp'] = () => {};
    const loaded = new Promise<void>((resolve, reject) => {
      const callOff = clock.after(limitMs, () => giveUp('late'));
      giveUp = (reason) => {
        callOff();
        held.delete(url);
        script.onload = script.onerror = null;
        // An element that is only taken out runs all the same when its code comes; one of another document never does.
        document.implementation.createHTMLDocument('').adoptNode(script);
        reject(new ExternalScriptError(url, reason, limitMs));
      };
      script.onload = () => {
        callOff();
        resolve();
      };
      // Out of reach, refused by the content policy, or answered with anything but a script.
      script.onerror = () => giveUp('failed');
    });
    script.async = true;
    if (id !== undefined) script.id = id;
    // Neither cookies nor the page's address, which may hold a code, go along.
    script.crossOrigin = 'anonymous';
    script.referrerPolicy = 'no-referrer';
    script.src = url;
    document.head.append(script);
    return { loaded, giveUp };
  }

  return {
    load(url, options = {}) {
      const script = held.get(url) ?? begin(url, options);
      held.set(url, script);
      return script.loaded;
    },
    remove: (url) => held.get(url)?.giveUp('removed'),
  };
}
