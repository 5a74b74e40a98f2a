import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';

/** The baseline for a page: its text only, without styles, images and scripts. */
export async function staticPageOf(page: Page): Promise<string> {
  const [title, words] = await Promise.all([page.title(), page.locator('body').innerText()]);
  const lines = words.split('\n').filter((line) => line.trim() !== '');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main>${lines.map((line) => `<p>${escape(line)}</p>`).join('\n')}</main></body></html>`;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export interface StaticServer {
  readonly url: string;
  close(): void;
}

export async function serveStatic(html: string): Promise<StaticServer> {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
  );
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}
