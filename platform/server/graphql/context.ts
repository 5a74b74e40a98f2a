import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Site, Sites } from '../../sites/index.ts';
import type { Session } from '../../infra/session.ts';
import type { BrowserMark } from '../../modules/signIn/index.ts';
import type { Services } from '../services.ts';
import type { ReaderHints } from './reader/readerHints.ts';

export interface GraphqlContext {
  readonly site: Site;
  /** Null for a visitor. */
  readonly session: Session | null;
  readonly locale: Locale;
  /** Origin of the page that sent the request: `https://lobby.example.com`. */
  readonly origin: string;
  readonly ip: string;
  readonly headers: IncomingHttpHeaders;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly hints: ReaderHints;
  readonly browser: BrowserMark;
  readonly sites: Pick<Sites, 'areas' | 'euros' | 'isCurrency' | 'messageSources' | 'translator'>;
  readonly services: Services;
  readonly database: Database;
  readonly traceId: string;
}
