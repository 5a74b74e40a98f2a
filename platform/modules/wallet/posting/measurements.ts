import type { Money } from '@foyer/domain/money.ts';
import { createMeasurement } from '../../../infra/telemetry/measurement.ts';

/** A committed batch of commands. */
export const batchCommitted = createMeasurement<{ readonly size: number; readonly seconds: number }>();

/** A command that was submitted, from its arrival to its result. */
export const commandConcluded = createMeasurement<{
  readonly recipe: string;
  /** Undefined for an accepted command; a Refusal, or the error for which it failed. */
  readonly error: unknown;
  readonly seconds: number;
}>();

/** A studio took a paid win back from a player, after the commit. */
export const winTakenBack = createMeasurement<{ readonly studio: string; readonly amount: Money }>();
