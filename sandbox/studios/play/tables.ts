import type { Game } from '../games.ts';
import type { Purse } from './purse.ts';
import { CrashTable } from './crash.ts';
import { openRoulette } from './roulette.ts';
import { openSlot } from './slot.ts';
import type { Table, TableParts } from './table.ts';

/** Opens the table of a game, by the kind of its maths. */
export const createTables =
  (parts: Omit<TableParts, 'purse'>) =>
  ({ maths }: Game, purse: Purse): Table => {
    switch (maths.kind) {
      case 'slot':
        return openSlot(maths, { ...parts, purse });
      case 'crash':
        return new CrashTable(maths.model, { ...parts, purse });
      case 'roulette':
        return openRoulette(maths.model, { ...parts, purse });
    }
  };
