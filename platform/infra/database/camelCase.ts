import { CamelCasePlugin } from 'kysely';

/** Names the columns (`player_id`) as in TypeScript (`playerId`). JSON values keep their keys. */
export const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true });
