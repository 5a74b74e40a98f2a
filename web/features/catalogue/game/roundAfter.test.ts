import { describe, expect, it } from 'vitest';
import { NO_ROUND, type GameRound } from './gameRound.ts';
import { roundAfter, withoutFrame } from './roundAfter.ts';
import { readStudioMessage } from './frame/studioMessage.ts';

const studio = { origin: 'http://studio', frame: new MessageChannel().port1 };
const refusal = { type: 'failed', reason: 'realityCheckDue' };
const start = (roundId?: unknown) => ({ type: 'roundStarted', roundId });
const end = (roundId?: unknown) => ({ type: 'roundEnded', roundId });

const after = (...messages: readonly object[]) =>
  messages.reduce<GameRound>((round, message) => {
    const data: unknown = { source: 'foyer-studio', ...message };
    const read = readStudioMessage({ data, origin: studio.origin, source: studio.frame }, studio);
    return read ? roundAfter(round, 'fox', read) : round;
  }, NO_ROUND);

describe('CLOCK-03 the rounds for whose end a reality check waits', () => {
  it.each([
    ['a round without an id', [start()], 1],
    ['its end', [start(), end()], 0],
    ['the end of one of two rounds', [start('a'), start('b'), end('a')], 1],
    ['the ends of both', [start('a'), start('b'), end('a'), end('b')], 0],
    ['a late end of an earlier round', [start('b'), end('a')], 1],
    ['a repeated start', [start('a'), start('a'), end('a')], 0],
    ['an end without an id', [start('a'), start('b'), end()], 0],
    ['an end with an id of a round that started without', [start(), end('a')], 0],
    ['ids that are no texts', [start(7), end({})], 0],
    ['a failure', [start('a'), { type: 'failed', reason: 'fault' }], 1],
  ])('%s', (_what, messages, open) => {
    expect(after(...messages).open).toHaveLength(open);
  });

  it('counts the stakes that are refused because of the check', () => {
    expect(after(refusal, start('a'), refusal)).toEqual({ open: [{ frame: 'fox', id: 'a' }], refused: 2 });
  });

  it('of two games are apart: the end of one, and its frame, leave those of the other', () => {
    const other = { frame: 'owl', id: '' };
    const both = { open: [{ frame: 'fox', id: 'a' }, other], refused: 1 };
    const ended = { type: 'roundEnded', roundId: '', isCheckDue: false } as const;
    expect(roundAfter(both, 'fox', ended)).toEqual({ open: [other], refused: 1 });
    expect(withoutFrame(both, 'fox')).toEqual({ open: [other], refused: 1 });
  });

  it('a frame that is closed does not show a dismissed check again, whether or not a round is open', () => {
    const refused = after(refusal);
    expect(withoutFrame(refused, 'owl')).toEqual(refused);
    expect(withoutFrame({ open: [{ frame: 'owl', id: '' }], refused: 1 }, 'owl')).toEqual(refused);
  });
});
