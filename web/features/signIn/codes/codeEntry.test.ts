import { describe, expect, test } from 'vitest';
import { createCodeEntry } from './codeEntry.ts';

/** Fake request that records the codes it is called with. */
function submitted() {
  const codes: string[] = [];
  const responses: ((why: string | null) => void)[] = [];
  const send = (code: string) => {
    codes.push(code);
    return new Promise<string | null>((resolve) => responses.push(resolve));
  };
  return { codes, send, answer: async (why: string | null) => responses.shift()?.(why) };
}

const digits = '123456';
const typed = Array.from(digits, (_, index) => digits.slice(0, index + 1));

describe('code entry', () => {
  test('ROUTE-30 submits when the last digit is typed', () => {
    const entry = createCodeEntry();
    const { codes, send } = submitted();
    for (const code of typed) entry.write(code, send);
    expect(codes).toEqual([digits]);
    expect(entry.get().isEntering).toBe(true);
  });

  test('ROUTE-30 submits once, whatever is pressed or typed meanwhile', async () => {
    const entry = createCodeEntry();
    const { codes, send, answer } = submitted();
    entry.write(digits, send);
    entry.enter(send);
    entry.write('654321', send);
    entry.enter(send);
    expect(codes).toEqual([digits]);
    await answer(null);
    entry.enter(send);
    expect(codes).toEqual([digits]);
  });

  test('ROUTE-30 starts again after a refusal, and the same digits may be sent again', async () => {
    const entry = createCodeEntry();
    const { codes, send, answer } = submitted();
    entry.write(digits, send);
    await answer('This is not the code.');
    expect(entry.get()).toEqual({
      error: { kind: 'refused', why: 'This is not the code.' },
      isEntering: false,
      turn: 1,
    });
    entry.write(digits, send);
    expect(codes).toEqual([digits, digits]);
  });

  test('ROUTE-30 does not submit an incomplete code and reports it', () => {
    const entry = createCodeEntry();
    const { codes, send } = submitted();
    entry.write('12345', send);
    entry.enter(send);
    expect(codes).toEqual([]);
    expect(entry.get().error).toEqual({ kind: 'incomplete' });
  });
});
