import { SOURCE_OF_WEALTH_TYPES } from '@foyer/contract/sourceOfWealth/upload.ts';
import type { SourceOfWealthType } from '@foyer/contract/generated/resolvers.ts';
import { OPTIONS } from './options.ts';
import type { DocumentRow } from './tables.ts';

/** Documents that a player has added since the operator last accepted a submission. */
export interface SubmittedDocuments {
  readonly round: number;
  /** When the player submitted the documents; null while no submission waits for review. */
  readonly sentAt: Date | null;
  readonly checked: readonly { readonly type: SourceOfWealthType; readonly option: string }[];
  /** Oldest first. */
  readonly files: readonly SubmittedFile[];
}

export interface SubmittedFile extends Pick<DocumentRow, 'id' | 'type' | 'round' | 'name' | 'sizeBytes'> {
  readonly isSent: boolean;
}

export interface FormOfType {
  readonly type: SourceOfWealthType;
  readonly options: readonly { readonly id: string; readonly isChecked: boolean }[];
  readonly files: readonly SubmittedFile[];
  readonly isCompleted: boolean;
}

export interface Form {
  readonly types: readonly FormOfType[];
  /** Whether the player can submit: something is new, nothing half complete, nothing required missing. */
  readonly isReady: boolean;
}

/**
 * SOW-04: builds the source of wealth form.
 * @param requested document types that the operator explicitly requested
 */
export function formOf(documents: SubmittedDocuments, requested: readonly string[]): Form {
  const types = SOURCE_OF_WEALTH_TYPES.map((type) => formOfType(type, documents, requested));
  const begun = types.filter(
    ({ options, files }) => files.length > 0 || options.some((one) => one.isChecked),
  );
  return {
    types,
    isReady:
      documents.files.some(({ isSent }) => !isSent) &&
      begun.every(({ isCompleted }) => isCompleted) &&
      types.every(({ type, isCompleted }) => isCompleted || !requested.includes(type)),
  };
}

function formOfType(
  type: SourceOfWealthType,
  documents: SubmittedDocuments,
  requested: readonly string[],
): FormOfType {
  const files = documents.files.filter((file) => file.type === type);
  const options = OPTIONS[type].map((id) => ({
    id,
    isChecked: documents.checked.some((one) => one.type === type && one.option === id),
  }));
  // For an explicitly requested type, files of earlier rounds do not count: the operator has already seen them.
  const counted = requested.includes(type) ? files.filter(({ round }) => round === documents.round) : files;
  return { type, options, files, isCompleted: counted.length > 0 && options.some((one) => one.isChecked) };
}
