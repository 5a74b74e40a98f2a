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
