import { beforeEach } from 'vitest';
import { lastSeen } from './lastSeen.ts';

// A journey that fails elsewhere can be looked at by its words alone, so they stand with its failure.
beforeEach(({ onTestFailed }) =>
  onTestFailed(({ task }) => {
    const [first] = task.result?.errors ?? [];
    if (first) first.message += `\nWhat stood there last:\n${lastSeen()}`;
  }),
);
