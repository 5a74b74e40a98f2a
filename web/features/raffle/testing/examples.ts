import * as v from 'valibot';
import { RaffleInstanceSchema, type DropType, type RaffleInstance } from '@foyer/contract/raffle/drops.ts';

export const NOW = Date.parse('2026-11-22T19:30:00Z');

const START = '2026-11-22T19:00:00Z';

/** A drop as sent by the platform. @param end when the drop ends */
export const drop = (type: DropType, end: string, more: Partial<RaffleInstance> = {}): RaffleInstance =>
  v.parse(RaffleInstanceSchema, {
    id: `northlight-${type}-${end.replace(/[-:]/g, '')}`,
    type,
    source: type,
    brand: 'northlight',
    operator: 'nordlys-play',
    timestamp_start: START,
    timestamp_end: end,
    prizes: ['50.00', '25.00'],
    commitment: 'a'.repeat(64),
    pots: [{ id: 'total', current_value: '75.00' }],
    own: { ticket_count: 3, handle: null },
    ...more,
  });
