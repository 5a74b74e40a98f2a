import { defineConfig } from '@playwright/test';

/** Started last, one worker would run these while the other has nothing to do. */
const LONGEST = ['pages/addresses.e2e.ts', 'overlays/variants.e2e.ts', 'visual/responsive.e2e.ts'];

export default defineConfig({
  globalSetup: './product/startProducts.ts',
  outputDir: '../test-results',
  // Each worker has a product of its own, and waits for it half of its time.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Without pictures of each step a trace costs little; `--trace on` records them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
  // Files run in the order of their projects.
  projects: [
    { name: 'longest', testMatch: LONGEST.map((file) => `**/${file}`) },
    { name: 'others', testMatch: '**/*.e2e.ts', testIgnore: LONGEST.map((file) => `**/${file}`) },
  ],
});
