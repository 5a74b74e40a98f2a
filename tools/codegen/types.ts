import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import { parse, type DocumentNode } from 'graphql';

const scalars = {
  ID: { input: 'string', output: 'string' },
  DateTime: { input: 'string', output: 'string' },
  Decimal: { input: 'string', output: 'string' },
  Currency: { input: 'Currency', output: 'Currency' },
} as const;

// A resolver may return a Date; the scalar writes it as ISO 8601.
const resolverScalars = { ...scalars, DateTime: { input: 'string', output: 'Date | string' } };

const CURRENCY_IMPORT = `import type { Currency } from '@foyer/domain/currency.ts';`;

const EDGES = `{
    readonly edges: ReadonlyArray<Omit<GameEdge, 'node'> & { readonly node: Omit<Game, 'isFavourite'> }>;
  }`;

/** Parent types of resolvers, without the fields that have their own resolver. */
const mappers = {
  Push: '{ readonly publicKey: string }',
  Viewer: `{ readonly id: string }`,
  // The omitted fields have their own resolvers.
  Player: `Omit<Player, 'banner' | 'documentsToAccept' | 'numberOfDeposits' | 'totalDepositAmount' | 'hasFirstTimeDeposit'> & { readonly isUnderReview: boolean }`,
  // The catalogue resolves the game from the names that the wallet stores.
  PlayedRound: `Omit<PlayedRound, 'game'> & { readonly studio: string; readonly isOpen: boolean }`,
  PlayedRoundDetails: `Omit<PlayedRoundDetails, 'round'> & { readonly round: ResolversParentTypes['PlayedRound'] }`,
  // Resolvers return the complete list; the field's resolver selects the requested page.
  GameList: `Omit<GameList, 'games' | 'facets'> & ${EDGES}`,
  StudioGames: `Omit<StudioGames, 'games' | 'facets'> & ${EDGES}`,
  // These limits are read only if a query requests them.
  Limits: `Omit<Limits, 'stake' | 'loss' | 'session' | 'global' | 'history'> & {
    playLimits(): Promise<Pick<Limits, 'stake' | 'loss'>>;
    sessionLimits(): Promise<Limits['session']>;
    readHistory(): Promise<Limits['history']>;
    readGlobal(): Promise<ResolversParentTypes['GlobalLimits'] | null>;
  }`,
  GlobalLimits: `Omit<GlobalLimits, 'deposit' | 'loss' | 'history'> & {
    readHistory(): Promise<GlobalLimits['history']>;
    readDeposit(): Promise<GlobalLimits['deposit']>;
    readLoss(): Promise<GlobalLimits['loss']>;
  }`,
  // The content module selects the blocks; resolvers of other features fill them.
  JackpotBlock: `Pick<JackpotBlock, 'type'>`,
  TopSportsBlock: `Pick<TopSportsBlock, 'type'>`,
  // Games are shared by all players; favourites are resolved per player.
  Game: `Omit<Game, 'isFavourite'>`,
};

export function resolverTypes(sdl: string): Promise<string> {
  return codegen({
    filename: 'resolvers.ts',
    schema: parse(sdl),
    documents: [],
    config: {
      scalars: resolverScalars,
      mappers,
      contextType: 'unknown',
      enumsAsTypes: true,
      immutableTypes: true,
      skipTypename: true,
      useTypeImports: true,
      maybeValue: 'T | null',
    },
    plugins: [{ add: {} }, { typescript: {} }, { resolvers: {} }],
    pluginMap: { add: prepend(CURRENCY_IMPORT), typescript, resolvers: typescriptResolvers },
  });
}

const operationConfig = {
  enumType: 'string-literal',
  immutableTypes: true,
  useTypeImports: true,
  maybeValue: 'T | null',
};

const located = (documents: readonly DocumentNode[]) =>
  documents.map((document, index) => ({ document, location: `operations${index}.graphql` }));

export function operationTypes(sdl: string, documents: readonly DocumentNode[]): Promise<string> {
  return codegen({
    filename: 'operations.ts',
    schema: parse(sdl),
    documents: located(documents),
    config: { ...operationConfig, scalars },
    plugins: [{ add: {} }, { operations: {} }],
    pluginMap: { add: prepend(CURRENCY_IMPORT), operations: typescriptOperations },
  });
}

/** Types of the package for API clients, which has no package of this repository. */
export function clientTypes(sdl: string, documents: readonly DocumentNode[]): Promise<string> {
  return codegen({
    filename: 'types.ts',
    schema: parse(sdl),
    documents: located(documents),
    config: { ...operationConfig, scalars: { ...scalars, Currency: { input: 'string', output: 'string' } } },
    plugins: [{ operations: {} }],
    pluginMap: { operations: typescriptOperations },
  });
}

const prepend = (line: string) => ({ plugin: () => ({ content: '', prepend: [line] }) });
