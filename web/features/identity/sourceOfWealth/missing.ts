import type {
  SourceOfWealthPartsFragment,
  SourceOfWealthType,
} from '@foyer/contract/generated/operations.ts';

export type Wealth = SourceOfWealthPartsFragment;
export type WealthOfType = Wealth['types'][number];

/** The texts that say what a source still needs; none where it is complete, or not begun and not asked for. */
export type Missing = 'option' | 'file' | 'newFile';

export const isRequested = ({ requested }: Pick<Wealth, 'requested'>, type: SourceOfWealthType): boolean =>
  requested.some(({ requestedFundingType }) => requestedFundingType === type);

export const isBegun = ({ options, files }: Pick<WealthOfType, 'options' | 'files'>): boolean =>
  files.length > 0 || options.some(({ checked }) => checked);

/** What comes next for a source that was begun or is asked for. */
export function missingOf(wealth: Pick<Wealth, 'requested'>, source: WealthOfType): readonly Missing[] {
  const isAsked = isRequested(wealth, source.type);
  if (source.completed || !(isAsked || isBegun(source))) return [];
  const hasOption = source.options.some(({ checked }) => checked);
  const needs: Missing[] = hasOption ? [] : ['option'];
  if (source.files.length === 0) needs.push('file');
  // With an option and a file it is only that the house has seen the file that is missing.
  else if (isAsked && hasOption) needs.push('newFile');
  return needs;
}

/** What is still open before all can be sent. */
export const openSources = (wealth: Pick<Wealth, 'requested' | 'types'>): readonly SourceOfWealthType[] =>
  wealth.types.filter((source) => missingOf(wealth, source).length > 0).map(({ type }) => type);

/** Where to begin: what the house asks for, what is half done, what is there, else the first. */
export function firstSource(wealth: Pick<Wealth, 'requested' | 'types'>): SourceOfWealthType {
  const { types } = wealth;
  const found =
    types.find(({ type }) => isRequested(wealth, type)) ??
    types.find((source) => missingOf(wealth, source).length > 0) ??
    types.find(isBegun);
  return found?.type ?? 'Salary';
}
