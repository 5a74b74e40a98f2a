import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Currency } from '@foyer/domain/currency.ts';
import { languageTag, type Locale } from '@foyer/domain/locale.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { bundle } from '../companies/scriptOf.ts';
import { embeddedJson, framedBy, html, pageHeaders } from '../companies/page.ts';
import type { TermsJson } from './bets/termsJson.ts';
import { textsOf } from './texts.ts';

export interface BookPage {
  readonly token: string;
  readonly locale: string;
  readonly currency: Currency;
  /** Origin of the embedding lobby, to which the page posts its messages. */
  readonly lobby: string;
  readonly terms: TermsJson;
  readonly lobbyOrigins: readonly string[];
}

export interface BookSettings extends Omit<BookPage, 'lobbyOrigins' | 'locale' | 'currency'> {
  readonly language: string;
  readonly words: Readonly<Record<string, string>>;
}

/** Sends the sportsbook page. Only its own script and style may run, and only known lobbies may frame it. */
export function sendBook(reply: FastifyReply, page: BookPage): FastifyReply {
  const { token, lobby, terms, lobbyOrigins } = page;
  const nonce = randomBytes(16).toString('base64');
  const language = languageTag(page.locale as Locale);
  const words = textsOf(page.locale);
  const settings: BookSettings = { token, lobby, terms, language, words };
  return reply
    .headers(
      pageHeaders([
        "script-src 'self'",
        `style-src 'self' 'nonce-${nonce}'`,
        "font-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        framedBy(lobbyOrigins),
      ]),
    )
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>${html(words.title ?? '')}</title><link rel="preload" as="font" type="font/woff2" href="/touchline/lettering.woff2" crossorigin><link rel="stylesheet" href="/touchline/book.css"><script type="application/json" id="settings">${embeddedJson(settings)}</script><script src="/touchline/book.js" defer></script></head><body><div id="book"><p class="coming" role="status">${html(words.coming ?? '')}</p></div></body></html>`,
    );
}

const here = (path: string): URL => new URL(path, import.meta.url);
let built: Promise<readonly [script: string, style: string]> | undefined;

const builtClient = () =>
  (built ??= Promise.all([
    bundle(here('client/main.tsx'), {
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
    }),
    bundle(here('client/styles/book.css'), { external: ['/touchline/*'] }),
  ]));

export function registerAssets(app: FastifyInstance): void {
  app.get('/touchline/book.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send((await builtClient())[0]),
  );
  app.get('/touchline/book.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send((await builtClient())[1]),
  );
  app.get('/touchline/lettering.woff2', async (_request, reply) =>
    reply
      .type('font/woff2')
      .header('cache-control', 'public, max-age=86400')
      .send(await readFile(here('../studios/client/lettering.woff2'))),
  );
}
