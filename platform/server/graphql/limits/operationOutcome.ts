import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { createMeasurement } from '../../../infra/telemetry/measurement.ts';
import type { GraphqlErrorPayload } from '../errors.ts';

export type OperationOutcome = 'success' | 'refused' | 'failed';

export const operationExecuted = createMeasurement<{
  readonly operation: string;
  readonly outcome: OperationOutcome;
  readonly seconds: number;
}>();

const FAULTS: ReadonlySet<string> = new Set([
  ERROR_TYPES.internal,
  ERROR_TYPES.unavailable,
  'PartnerUnavailable',
]);

/** `failed` for a fault of ours or of a partner; `refused` for any other error. */
export function outcomeOf(errors: readonly GraphqlErrorPayload[] | undefined): OperationOutcome {
  if (!errors) return 'success';
  return errors.some(({ extensions }) => FAULTS.has(extensions.type)) ? 'failed' : 'refused';
}
