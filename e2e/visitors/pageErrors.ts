import type { BrowserContext, Page } from '@playwright/test';

export interface PageErrors {
  readonly errors: readonly string[];
  /** Ignores future errors that match, because the test causes them. */
  ignoreErrors(pattern: RegExp): void;
}

/** Chromium reports this when a page is left during its view transition. */
const SKIPPED_TRANSITION = /^uncaught: Transition was skipped$/;

/**
 * Collects console errors, exceptions, content that CSP refuses, and responses from status 500, of pages and frames.
 */
export function collectPageErrors(context: BrowserContext): PageErrors {
  const errors: string[] = [];
  const ignored: RegExp[] = [SKIPPED_TRANSITION];
  const add = (error: string) => {
    if (!ignored.some((pattern) => pattern.test(error))) errors.push(error);
  };
  const listen = (page: Page) => page.on('pageerror', (error) => add(`uncaught: ${error.message}`));
  context.pages().forEach(listen);
  context.on('page', listen);
  // A violation of the content policy is a console error too, which names the directive.
  context.on('console', (message) => {
    if (message.type() === 'error') add(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500) add(`${response.status()}: ${response.url()}`);
  });
  return { errors, ignoreErrors: (pattern) => void ignored.push(pattern) };
}
