import { SOURCE_OF_WEALTH_TYPES } from '@foyer/contract/verification/upload.ts';
import type { SourceOfWealthType } from '@foyer/contract/generated/resolvers.ts';
import { OPTIONS } from './options.ts';

/** What a player has put together since the house last accepted. */
export interface SubmittedDocuments {
  readonly round: number;
  /** When they were handed over; null while nothing waits for the house. */
  readonly sentAt: Date | null;
  readonly checked: readonly { readonly type: SourceOfWealthType; readonly option: string }[];
  /** The oldest first. */
  readonly files: readonly SubmittedFile[];
}

export interface SubmittedFile {
  readonly id: string;
  readonly type: SourceOfWealthType;
  readonly round: number;
  readonly name: string;
  readonly sizeBytes: number;
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
  /** Something is new, nothing is half done, and all that the house asked for is there. */
  readonly isReady: boolean;
}

/** SOW-04. @param asked the types that the house has asked for by name */
export function formOf(papers: SubmittedDocuments, asked: readonly string[]): Form {
  const types = SOURCE_OF_WEALTH_TYPES.map((type) => formOfType(type, papers, asked));
  const begun = types.filter(
    ({ options, files }) => files.length > 0 || options.some((one) => one.isChecked),
  );
  return {
    types,
    isReady:
      papers.files.some(({ isSent }) => !isSent) &&
      begun.every(({ isCompleted }) => isCompleted) &&
      types.every(({ type, isCompleted }) => isCompleted || !asked.includes(type)),
  };
}

function formOfType(
  type: SourceOfWealthType,
  papers: SubmittedDocuments,
  asked: readonly string[],
): FormOfType {
  const files = papers.files.filter((file) => file.type === type);
  const options = OPTIONS[type].map((id) => ({
    id,
    isChecked: papers.checked.some((one) => one.type === type && one.option === id),
  }));
  // What the house has seen already is no answer to its question.
  const counted = asked.includes(type) ? files.filter(({ round }) => round === papers.round) : files;
  return { type, options, files, isCompleted: counted.length > 0 && options.some((one) => one.isChecked) };
}
