import { defineConfig } from 'vitest/config';

/** Tests of `deploy/` that take longer than those of `npm test`: `npm run test:helm`, `npm run test:image`. */
export default defineConfig({
  test: { include: ['tools/deploy/**/*.deploy.ts'], testTimeout: 60_000, hookTimeout: 900_000 },
});
