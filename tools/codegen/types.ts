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

// A resolver may hand over a Date; the scalar writes it as ISO 8601.
const resolverScalars = { ...scalars, DateTime: { input: 'string', output: 'Date | string' } };

const CURRENCY_IMPORT = `import type { Currency } from '@foyer/domain/currency.ts';`;

const EDGES = `{
    readonly edges: ReadonlyArray<Omit<GameEdge, 'node'> & { readonly node: Omit<Game, 'isFavourite'> }>;
  }`;

/**
 * What a resolver is handed for a type whose fields have resolvers of their own, and what whoever returns that type
 * must therefore bring: the rest of it.
 */
const mappers = {
  Viewer: `{ readonly id: string }`,
  // What has been deposited, the wallet knows.
  Player: `Omit<Player, 'banner' | 'numberOfDeposits' | 'totalDepositAmount' | 'hasFirstTimeDeposit'>`,
  // The wallet keeps the slug of what was played; the game itself the catalogue knows.
  PlayedRound: `Omit<PlayedRound, 'game'>`,
  // The whole list; its resolver takes the page that is asked for.
  GameList: `Omit<GameList, 'games'> & ${EDGES}`,
  StudioGames: `Omit<StudioGames, 'games'> & ${EDGES}`,
  // What was played in a month is read where it is asked for alone.
  Limits: `Omit<Limits, 'stake' | 'loss'> & { playLimits(): Promise<Pick<Limits, 'stake' | 'loss'>> }`,
  // Rows are shared by all players; whether one is this player's favourite is not theirs to know.
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

export function operationTypes(sdl: string, documents: readonly DocumentNode[]): Promise<string> {
  return codegen({
    filename: 'operations.ts',
    schema: parse(sdl),
    documents: documents.map((document, index) => ({ document, location: `operations${index}.graphql` })),
    config: {
      scalars,
      enumType: 'string-literal',
      immutableTypes: true,
      useTypeImports: true,
      maybeValue: 'T | null',
    },
    plugins: [{ add: {} }, { operations: {} }],
    pluginMap: { add: prepend(CURRENCY_IMPORT), operations: typescriptOperations },
  });
}

const prepend = (line: string) => ({ plugin: () => ({ content: '', prepend: [line] }) });
