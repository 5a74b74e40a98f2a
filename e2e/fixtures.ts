import { expect, test as base, type TestInfo } from '@playwright/test';
import { productOfWorker, productWith, type Product } from './product/product.ts';
import { startProduct, type Environment } from './product/startProduct.ts';
import { launch } from './visitors/browser.ts';
import { createVisitors, type Visitor, type Visitors } from './visitors/visitors.ts';

export { expect };

export interface WorkerFixtures {
  readonly product: Product;
}

export interface TestFixtures extends Pick<Visitors, 'visit' | 'arrive'> {
  readonly visitors: Visitors;
}

/** Tests in a real browser. The visitors of a test are closed at its end, and it fails if their pages had errors. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // A worker that is restarted after a failure has another index, but the same parallel index.
  product: [({}, use, { parallelIndex }) => use(productOfWorker(parallelIndex)), { scope: 'worker' }],
  browser: [
    async ({ playwright }, use) => {
      const browser = await launch(playwright.chromium);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visitors: async ({ browser, product }, use, testInfo) => {
    const visitors = createVisitors(browser, product.port);
    await use(visitors);
    await reportFailure(visitors, testInfo);
    await visitors.close();
  },
  visit: ({ visitors }, use) => use(visitors.visit),
  arrive: ({ visitors }, use) => use(visitors.arrive),
});

/** The same tests with a product that has these settings; it is started for the test file, after `prepare`. */
export const testWith = (prepare: () => Environment | Promise<Environment>) =>
  test.extend<object, WorkerFixtures>({
    product: [
      async ({}, use) => {
        const { environment, stop } = await startProduct(await prepare());
        await use(productWith(environment));
        await stop();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
  });

/**
 * One visitor for all tests of a file or a `describe`, where loading a page for each test takes longer than the test.
 * Page errors are checked after each test.
 * @returns the visitor, inside a test
 */
export function shareVisitor(
  { beforeAll, afterEach, afterAll }: typeof test,
  open: (visitors: Visitors) => Promise<Visitor>,
): () => Visitor {
  let visitors: Visitors | undefined;
  let shared: Visitor | undefined;
  beforeAll(async ({ browser, product }) => {
    visitors = createVisitors(browser, product.port);
    shared = await open(visitors);
  });
  afterEach(async ({}, testInfo) => {
    if (visitors) await reportFailure(visitors, testInfo);
    expect(shared?.errors).toEqual([]);
  });
  afterAll(() => visitors?.close());
  return () => {
    if (!shared) throw new Error('the shared visitor exists only inside tests');
    return shared;
  };
}

/** Adds what the pages show to the error, for readers who have only the log. */
async function reportFailure(visitors: Visitors, { errors }: TestInfo): Promise<void> {
  const [error] = errors;
  if (!error) return;
  const text = `\nVisible on the pages:\n${await visitors.visibleText()}`;
  error.message = `${error.message ?? ''}${text}`;
  error.stack = `${error.stack ?? ''}${text}`;
}
