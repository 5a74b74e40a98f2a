import { beforeEach } from 'vitest';
import { lastSeen } from './lastSeen.ts';

// A journey that fails elsewhere can be looked at by its words alone.
beforeEach(({ onTestFailed }) => onTestFailed(() => console.error(`What stood there last:\n${lastSeen()}`)));
