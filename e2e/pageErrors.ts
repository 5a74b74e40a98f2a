import type { BrowserContext, Page } from 'playwright-core';

export interface PageErrors {
  /** Everything that went wrong in any page of the context, frames included. */
  readonly problems: readonly string[];
  /** Takes back what a journey provokes on purpose. */
  forgive(pattern: RegExp): void;
}

/** Says the browser of a page that is left while it is still drawn over the one before: it is no fault of the page. */
const SKIPPED = /^uncaught: Transition was skipped$/;

/** Console errors, uncaught exceptions, refused contents (CSP) and answers of 500 and up. */
export function collectPageErrors(context: BrowserContext): PageErrors {
  const problems: string[] = [];
  const forgiven: RegExp[] = [SKIPPED];
  const note = (problem: string) => {
    if (!forgiven.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  const follow = (page: Page) => page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  context.pages().forEach(follow);
  context.on('page', follow);
  // A violated content policy comes as a console error too, which names the directive.
  context.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500) note(`${response.status()}: ${response.url()}`);
  });
  return { problems, forgive: (pattern) => void forgiven.push(pattern) };
}
