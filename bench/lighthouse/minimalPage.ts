import type { Page } from 'playwright-core';

/** A minimal page to compare with: the text of a page, without styles, images and scripts. */
export async function minimalPageOf(page: Page): Promise<string> {
  const [title, text] = await Promise.all([page.title(), page.locator('body').innerText()]);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main>${lines.map((line) => `<p>${escape(line)}</p>`).join('\n')}</main></body></html>`;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
