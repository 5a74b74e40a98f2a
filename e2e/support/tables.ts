import type { Locator, Page } from '@playwright/test';

/** The rows of the page's table, without the header row. */
export const dataRows = (page: Page): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('cell') });
