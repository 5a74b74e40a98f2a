import { defineConfig } from '@playwright/test';

/** These files run first: if they started last, one worker would run them while the other is idle. */
const LONGEST = ['pages/addresses.e2e.ts', 'overlays/variants.e2e.ts', 'visual/responsive.e2e.ts'];

export default defineConfig({
  globalSetup: './product/startProducts.ts',
  outputDir: '../test-results',
  // More workers would not help: each one has its own product and spends half of its time waiting for it.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    // A trace without screenshots of each step costs little time; `--trace on` records everything.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
  // Files run in the order of their projects.
  projects: [
    { name: 'longest', testMatch: LONGEST.map((file) => `**/${file}`) },
    { name: 'others', testMatch: '**/*.e2e.ts', testIgnore: LONGEST.map((file) => `**/${file}`) },
  ],
});
