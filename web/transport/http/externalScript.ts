import { SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../clock/clock.ts';

/** Long enough for a slow phone. A script that arrives later does not run, because the page no longer expects it. */
const LOAD_LIMIT_MS = 20 * SECOND;

type Reason = 'failed' | 'late' | 'removed';

const REASON_TEXT: Readonly<Record<Reason, string>> = {
  failed: 'could not be loaded',
  late: 'did not load within',
  removed: 'was removed before it loaded',
};

export class ExternalScriptError extends Error {
  override readonly name = 'ExternalScriptError';

  constructor(url: string, reason: Reason, limitMs: number) {
    const limit = reason === 'late' ? ` ${limitMs / SECOND} s` : '';
    super(`The external script ${url} ${REASON_TEXT[reason]}${limit}`);
  }
}

export interface ExternalScriptsDeps {
  readonly document: Pick<Document, 'createElement' | 'head' | 'implementation'>;
  readonly clock: Clock;
}

export interface ScriptOptions {
  /** Element id, for a script that finds itself by it. */
  readonly id?: string;
  readonly limitMs?: number;
}

export interface ExternalScripts {
  /**
   * Resolves once the script has run. Each URL is loaded once; a failed one leaves no element and can be
   * loaded again.
   * @throws ExternalScriptError
   */
  load(url: string, options?: ScriptOptions): Promise<void>;
  /** Removes the element. A script that is still loading never runs; one that has run cannot be undone. */
  remove(url: string): void;
}

interface LoadingScript {
  readonly loaded: Promise<void>;
  readonly giveUp: (reason: Reason) => void;
}

export function externalScripts({ document, clock }: ExternalScriptsDeps): ExternalScripts {
  const scripts = new Map<string, LoadingScript>();

  function begin(url: string, { id, limitMs = LOAD_LIMIT_MS }: ScriptOptions): LoadingScript {
    const script = document.createElement('script');
    let giveUp: LoadingScript['giveUp'] = () => {};
    const loaded = new Promise<void>((resolve, reject) => {
      const cancel = clock.after(limitMs, () => giveUp('late'));
      giveUp = (reason) => {
        cancel();
        scripts.delete(url);
        script.onload = script.onerror = null;
        // A removed script element still runs when its code arrives; one that was adopted by another document
        // does not.
        document.implementation.createHTMLDocument('').adoptNode(script);
        reject(new ExternalScriptError(url, reason, limitMs));
      };
      script.onload = () => {
        cancel();
        resolve();
      };
      // The URL is unreachable, blocked by the content security policy, or no script.
      script.onerror = () => giveUp('failed');
    });
    script.async = true;
    if (id !== undefined) script.id = id;
    // The request has neither cookies nor the page's URL, which may contain a code.
    script.crossOrigin = 'anonymous';
    script.referrerPolicy = 'no-referrer';
    script.src = url;
    document.head.append(script);
    return { loaded, giveUp };
  }

  return {
    load(url, options = {}) {
      const script = scripts.get(url) ?? begin(url, options);
      scripts.set(url, script);
      return script.loaded;
    },
    remove: (url) => scripts.get(url)?.giveUp('removed'),
  };
}
