import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { acceptForms, isSame, jsonOf } from '../companies/http.ts';
import { html, modeButtons, sendPage } from '../companies/page.ts';
import { readAnnouncement, type Announced } from './announcement.ts';

const MODES = ['accept', 'refuse', 'interrupt'] as const;
const MAX_STORED = 60;
const PART_LIMIT = 8 * 1024 * 1024;

export interface RegulatorSettings {
  /** Bearer key of the operator. */
  readonly key: string;
  /** The operator's public keys, each `<name>+<key id>+<Base64>`: a regulator gets them when it grants the licence. */
  publicKeys(): Promise<readonly string[]>;
}

interface File extends Announced {
  readonly note: string;
  readonly parts: Buffer[];
  received: number;
  /** Lines by kind, once the file is whole. */
  lines: Readonly<Record<string, number>> | null;
}

interface State {
  readonly files: Map<string, File>;
  mode: (typeof MODES)[number];
}

/** Registers a regulator that receives daily reports in parts, verifies them and shows them. */
export function registerRegulator(app: FastifyInstance, settings: RegulatorSettings): void {
  const state: State = { files: new Map(), mode: 'accept' };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    acceptForms(scope);
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.addContentTypeParser(
      'application/offset+octet-stream',
      { parseAs: 'buffer', bodyLimit: PART_LIMIT },
      (_request, body, done) => done(null, body),
    );
    registerTransfers(scope, settings, state);
    registerPages(scope, state);
  });
}

function registerTransfers(
  scope: FastifyInstance,
  { key, publicKeys }: RegulatorSettings,
  state: State,
): void {
  const { files } = state;
  scope.addHook('onRequest', async ({ method, headers }, reply) => {
    if (method !== 'PUT' && method !== 'PATCH') return;
    if (!isSame(headers.authorization, `Bearer ${key}`)) await reply.code(401).send('unknown key');
    else if (state.mode === 'refuse') await reply.code(503).send('closed');
  });

  scope.put<{ Params: { name: string } }>('/regulator/reports/:name', async (request, reply) => {
    const { name } = request.params;
    const note = String(request.body);
    const announced = readAnnouncement(note, await publicKeys());
    if (typeof announced === 'string') return reply.code(422).send(announced);
    if (announced.name !== name) return reply.code(422).send('the note is of another file');
    const known = files.get(name);
    if (known && known.note !== note) return reply.code(409).send('another note of this file is known');
    const file = known ?? { note, ...announced, parts: [], received: 0, lines: null };
    files.set(name, file);
    for (const old of [...files.keys()].slice(0, -MAX_STORED)) files.delete(old);
    return reply
      .code(known ? 200 : 201)
      .header('upload-offset', file.received)
      .send();
  });

  scope.patch<{ Params: { name: string } }>('/regulator/reports/:name', async (request, reply) => {
    const file = files.get(request.params.name);
    if (!file) return reply.code(404).send();
    if (request.headers['upload-offset'] !== String(file.received)) return reply.code(409).send();
    const part = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (file.received + part.length > file.bytes) return reply.code(422).send('more than was announced');
    if (state.mode === 'interrupt') {
      append(file, part.subarray(0, Math.ceil(part.length / 2)));
      return request.raw.destroy();
    }
    if (!append(file, part)) return reply.code(422).send('the file is not the announced one');
    return reply.code(204).header('upload-offset', file.received).send();
  });
}

/** @returns false if the file is whole and not the announced one: it begins again */
function append(file: File, part: Buffer): boolean {
  file.parts.push(part);
  file.received += part.length;
  if (file.received < file.bytes) return true;
  const whole = Buffer.concat(file.parts);
  const isRight = createHash('sha256').update(whole).digest('hex') === file.sha256;
  if (isRight) file.lines = linesOf(whole);
  else {
    file.parts.length = 0;
    file.received = 0;
  }
  return isRight;
}

function registerPages(scope: FastifyInstance, state: State): void {
  const { files } = state;
  scope.post('/regulator/mode', async ({ body }, reply) => {
    const chosen = new URLSearchParams(String(body)).get('way');
    state.mode = MODES.find((one) => one === chosen) ?? state.mode;
    return reply.redirect('/regulator/', 303);
  });

  scope.get('/regulator/received', async () => [...files.values()].map(({ parts: _parts, ...file }) => file));

  scope.get<{ Params: { name: string } }>('/regulator/files/:name', async (request, reply) => {
    const file = files.get(request.params.name);
    if (!file?.lines) return reply.callNotFound();
    return reply.type('application/gzip').send(Buffer.concat(file.parts));
  });

  scope.get<{ Params: { name: string } }>('/regulator/notes/:name', async (request, reply) => {
    const file = files.get(request.params.name);
    return file ? reply.type('text/plain; charset=utf-8').send(file.note) : reply.callNotFound();
  });

  scope.get('/regulator/', async (_request, reply) =>
    sendPage(reply, {
      title: 'Sandbox regulator',
      body: `<form method="post" action="/regulator/mode"><p>Reports of the operator:</p>${modeButtons(MODES, state.mode)}</form>${
        [...files].toReversed().map(articleOf).join('') ||
        '<p>No reports yet. A day is reported when it is sealed, a quarter of an hour after midnight UTC.</p>'
      }`,
    }),
  );
}

const articleOf = ([name, { bytes, received, lines, sha256 }]: [string, File]): string =>
  lines
    ? `<article><h2>${html(name)}</h2><p>The signature and the hash are right.</p><dl>${Object.entries(lines)
        .map(([kind, count]) => `<dt>${html(kind)}</dt><dd>${count}</dd>`)
        .join(
          '',
        )}</dl><p><a href="/regulator/files/${encodeURIComponent(name)}">File</a> · <a href="/regulator/notes/${encodeURIComponent(name)}">Signed note</a></p><small>${bytes} bytes, SHA-256 ${html(sha256)}</small></article>`
    : `<article><h2>${html(name)}</h2><p>The signature is right. ${received} of ${bytes} bytes have arrived.</p></article>`;

function linesOf(file: Buffer): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const line of gunzipSync(file).toString().split('\n').filter(Boolean)) {
    const kind = String(Object(jsonOf(line)).record);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
