import type {
  SourceOfWealthPartsFragment,
  SourceOfWealthType,
} from '@foyer/contract/generated/operations.ts';

export type Wealth = SourceOfWealthPartsFragment;
export type WealthOfType = Wealth['types'][number];

type Missing = 'option' | 'file' | 'newFile';

export const isRequested = ({ requested }: Pick<Wealth, 'requested'>, type: SourceOfWealthType): boolean =>
  requested.some(({ requestedFundingType }) => requestedFundingType === type);

export const isBegun = ({ options, files }: Pick<WealthOfType, 'options' | 'files'>): boolean =>
  files.length > 0 || options.some(({ checked }) => checked);

/** What a source still needs; nothing if it is complete, or neither started nor requested. */
export function missingOf(wealth: Pick<Wealth, 'requested'>, source: WealthOfType): readonly Missing[] {
  const wasRequested = isRequested(wealth, source.type);
  if (source.completed || !(wasRequested || isBegun(source))) return [];
  const hasOption = source.options.some(({ checked }) => checked);
  const needs: Missing[] = hasOption ? [] : ['option'];
  if (source.files.length === 0) needs.push('file');
  // The operator has reviewed the option and the files, and requests another file.
  else if (wasRequested && hasOption) needs.push('newFile');
  return needs;
}

export const openSources = (wealth: Pick<Wealth, 'requested' | 'types'>): readonly SourceOfWealthType[] =>
  wealth.types.filter((source) => missingOf(wealth, source).length > 0).map(({ type }) => type);

/** Initially selected source: preferably a requested, then an incomplete, then a started one. */
export function firstSource(wealth: Pick<Wealth, 'requested' | 'types'>): SourceOfWealthType {
  const { types } = wealth;
  const found =
    types.find(({ type }) => isRequested(wealth, type)) ??
    types.find((source) => missingOf(wealth, source).length > 0) ??
    types.find(isBegun);
  return found?.type ?? 'Salary';
}
