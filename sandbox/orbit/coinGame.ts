import { randomBytes, randomInt } from 'node:crypto';
import { add, compare, money, subtract, toDecimal, toJson, zero, type Money } from '@foyer/domain/money.ts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { jsonOf } from '../companies/http.ts';
import { embeddedJson, framedBy, html, pageHeaders } from '../companies/page.ts';
import { scriptOf } from '../companies/scriptOf.ts';
import { drawPicture } from './pictures.ts';
import words from './words.json' with { type: 'json' };

/** What the game says of a stake that the casino did not take, by the keys of `words.json`. */
export type Notice = 'poor' | 'limit' | 'ended' | 'failed';

export interface PlayReply {
  /** The casino's status or code. */
  readonly status: string;
  /** Null for a stake that was taken. */
  readonly notice: Notice | null;
  readonly won: Money;
  readonly balance: Money | null;
}

/** A company whose only game is a coin that is flipped. */
export interface CoinCompany<Player> {
  /** First segment of the addresses of its pages. */
  readonly path: string;
  /** The title of its game. */
  readonly title: string;
  readonly lobbyOrigins: readonly string[];
  /** The player's balance at the casino. */
  balance(player: Player): Promise<Money | null>;
  /** Plays a round at the casino. @param pays what the round wins for a stake */
  play(player: Player, stake: Money, pays: (stake: Money) => Money): Promise<PlayReply>;
}

export interface CoinSession<Player> {
  /** Null for a game for fun. */
  readonly player: Player | null;
  readonly currency: Money['currency'];
  readonly lang: string;
}

interface Open<Player> extends CoinSession<Player> {
  funBalance: Money;
}

/** 98 % of the stake on average: half of the rounds pay it 1.96 times. */
const PAYS_HUNDREDTHS = 196n;
const STAKES = [1n, 2n, 5n];
const FUN_BALANCE = 1_000_00n;

const flipSchema = v.object({
  session: v.string(),
  side: v.picklist(['near', 'far']),
  stake: v.picklist(STAKES.map(String)),
});

/**
 * Registers the pages and calls of a company's coin game. It keeps nothing over a restart.
 * @returns opens a session, and returns the path of its page
 */
export function registerCoinGame<Player>(
  app: FastifyInstance,
  company: CoinCompany<Player>,
): (session: CoinSession<Player>) => string {
  const sessions = new Map<string, Open<Player>>();
  const { path } = company;
  registerPages(app, sessions, company);
  app.post(`/${path}/balance`, async ({ body }, reply) => {
    const session = sessions.get(String(Object(jsonOf(body)).session));
    if (!session) return reply.code(404).send({});
    const balance = session.player ? await company.balance(session.player) : session.funBalance;
    return { balance: balance && toJson(balance), stakes: STAKES.map(String) };
  });
  app.post(`/${path}/flip`, async ({ body }, reply) => {
    const asked = v.safeParse(flipSchema, jsonOf(body));
    const session = asked.success ? sessions.get(asked.output.session) : undefined;
    if (!asked.success || !session) return reply.code(400).send({});
    const stake = money(BigInt(asked.output.stake) * 100n, session.currency);
    const { side } = asked.output;
    const shown = randomInt(2) === 0 ? 'near' : 'far';
    const pays = (of: Money): Money =>
      shown === side ? money((of.minor * PAYS_HUNDREDTHS) / 100n, of.currency) : zero(of.currency);
    const { won, balance, ...rest } = session.player
      ? await company.play(session.player, stake, pays)
      : playForFun(session, stake, pays);
    return {
      ...rest,
      ...(rest.notice === null && { shown, won: toDecimal(won) }),
      balance: balance && toJson(balance),
    };
  });
  return (session) => {
    const id = randomBytes(16).toString('base64url');
    sessions.set(id, { ...session, funBalance: money(FUN_BALANCE, session.currency) });
    return `/${path}/play?session=${id}`;
  };
}

function playForFun<Player>(session: Open<Player>, stake: Money, pays: (stake: Money) => Money): PlayReply {
  const { funBalance } = session;
  if (compare(funBalance, stake) < 0)
    return { status: 'poor', notice: 'poor', won: zero(stake.currency), balance: funBalance };
  const won = pays(stake);
  session.funBalance = add(subtract(funBalance, stake), won);
  return { status: 'ok', notice: null, won, balance: session.funBalance };
}

function registerPages<Player>(
  app: FastifyInstance,
  sessions: ReadonlyMap<string, Open<Player>>,
  { path, title, lobbyOrigins }: CoinCompany<Player>,
): void {
  const script = scriptOf(new URL('client/main.ts', import.meta.url));
  app.get(`/${path}/coin.js`, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(await script()),
  );
  app.get<{ Params: { picture: string } }>(`/${path}/pictures/:picture.svg`, (request, reply) => {
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml');
    return reply.send(drawPicture(request.params.picture, title));
  });
  app.get<{ Querystring: { session?: string } }>(`/${path}/play`, (request, reply) => {
    const id = request.query.session ?? '';
    const session = sessions.get(id);
    if (!session) return reply.code(404).send('');
    const { headers, body } = gamePage({ id, lang: session.lang, path, title, lobbyOrigins });
    return reply.headers(headers).send(body);
  });
}

const STYLE = `
:root{color-scheme:dark;font:1.125rem/1.4 system-ui,sans-serif}
body{margin:0;min-block-size:100vh;display:grid;place-content:center;justify-items:center;gap:1rem;background:#10132b;color:#f3f1ff;text-align:center}
#coin{inline-size:9rem;block-size:9rem;border-radius:50%;background:radial-gradient(circle at 35% 35%,#fff7d6,#c9a94b);box-shadow:inset -1.5rem -1rem 3rem #3b2f10}
#coin[data-side=far]{background:radial-gradient(circle at 35% 35%,#8f95c9,#2a2f5e)}
fieldset{border:0;margin:0;padding:0;display:flex;gap:.5rem;justify-content:center;flex-wrap:wrap}
button,select{font:inherit;padding:.75rem 1.25rem;border-radius:.5rem;border:1px solid #b9b4e8;background:#242a5c;color:inherit;min-block-size:2.75rem}
button:disabled{opacity:.5}
`;

interface Page extends Pick<CoinCompany<unknown>, 'path' | 'title' | 'lobbyOrigins'> {
  readonly id: string;
  readonly lang: string;
}

function gamePage({ id, lang: asked, path, title, lobbyOrigins }: Page) {
  const nonce = randomBytes(16).toString('base64');
  const [lang, texts] = Object.entries(words).find(([one]) => one === asked) ?? (['en', words.en] as const);
  const headers = pageHeaders([
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    framedBy(lobbyOrigins),
  ]);
  const settings = embeddedJson({ session: id, path, lang, texts });
  return {
    headers,
    body: `<!doctype html><html lang="${html(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${html(title)}</title><style nonce="${nonce}">${STYLE}</style><script type="application/json" id="settings">${settings}</script><script src="/${path}/coin.js" defer></script></head><body><div id="coin"></div><p id="notice" role="status"></p><fieldset><label>${html(texts.stake)} <select id="stake"></select></label></fieldset><fieldset id="sides"><button data-side="near">${html(texts.near)}</button><button data-side="far">${html(texts.far)}</button></fieldset><p id="balance"></p></body></html>`,
  };
}
