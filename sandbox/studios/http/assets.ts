import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { bundle } from '../../companies/scriptOf.ts';
import { CLIENTS, type Client } from './clients.ts';

export interface Asset {
  readonly path: string;
  readonly type: string;
  readonly body: Buffer;
}
export interface Assets {
  readonly scripts: ReadonlyMap<Client, Asset>;
  /** Of the games. */
  readonly style: Asset;
  /** Of the page of a round. */
  readonly roundStyle: Asset;
  readonly font: Asset;
}

const here = (name: string): URL => new URL(`../client/${name}`, import.meta.url);

const named = (name: string, extension: string, type: string, body: Buffer): Asset => {
  // The file name contains a content hash, so that browsers may cache the file forever.
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 10);
  return { path: `/assets/${name}.${hash}.${extension}`, type, body };
};

let built: Promise<Assets> | null = null;

/** Bundles the games' client once per process; this takes about a tenth of a second. */
export const buildAssets = (): Promise<Assets> => (built ??= build());

async function build(): Promise<Assets> {
  const font = named('lettering', 'woff2', 'font/woff2', await readFile(here('lettering.woff2')));
  const bundled = async (entry: string): Promise<Buffer> =>
    Buffer.from(await bundle(here(entry), { format: 'esm', external: ['/assets/*'] }));
  const script = async (client: Client): Promise<[Client, Asset]> => [
    client,
    named(client, 'js', 'text/javascript; charset=utf-8', await bundled(`${client}/main.ts`)),
  ];
  return {
    font,
    scripts: new Map(await Promise.all(CLIENTS.map(script))),
    style: named('game', 'css', 'text/css; charset=utf-8', await bundled('game.css')),
    roundStyle: named('round', 'css', 'text/css; charset=utf-8', await bundled('round/round.css')),
  };
}
