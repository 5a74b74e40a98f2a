import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { fakeClock } from '../../transport/clock/fakeClock.ts';
import { CLOSING_MS, createMessages, type MessageKind, type NewMessage } from './toasts.ts';

const saved: NewMessage = { namespace: 'favourite', kind: 'success', message: 'Saved' };

function shown(message: NewMessage = saved) {
  const clock = fakeClock();
  const messages = createMessages(clock);
  messages.show(message);
  const id = messages.all()[0]?.id ?? '';
  return { clock, messages, id, status: () => messages.all()[0]?.status };
}

describe('messages', () => {
  it('MSG-01 a message has id, namespace, kind, text and status', () => {
    expect(shown().messages.all()).toEqual([{ id: '1', status: 'open', ...saved }]);
  });

  it.each<MessageKind>(['error', 'info', 'success', 'warning'])('MSG-02 %s is a kind', (kind) => {
    expect(shown({ ...saved, kind }).messages.all()).toMatchObject([{ kind }]);
  });

  it('MSG-03 a message is open, then closing, then gone', () => {
    const { clock, messages, id, status } = shown();
    expect(status()).toBe('open');
    messages.close(id);
    expect(status()).toBe('closing');
    clock.advance(300);
    expect(messages.all()).toEqual([]);
  });

  it('MSG-04 closing lasts 300 ms, however often it is requested', () => {
    const { clock, messages, id } = shown();
    messages.close(id);
    clock.advance(200);
    messages.close(id);
    clock.advance(99);
    expect(messages.all()).toHaveLength(1);
    clock.advance(1);
    expect(messages.all()).toHaveLength(0);
  });

  it('MSG-04 the animation of the styles lasts as long', () => {
    const styles = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
    expect(/--fy-dur-toast-out: (\w+);/.exec(styles)?.[1]).toBe(`${CLOSING_MS}ms`);
  });

  it('MSG-05 a message closes by itself after 5000 ms', () => {
    const { clock, status } = shown();
    clock.advance(4999);
    expect(status()).toBe('open');
    clock.advance(1);
    expect(status()).toBe('closing');
  });

  it('MSG-01 a message may have its own duration', () => {
    const { clock, status } = shown({ ...saved, closeAfterMs: 1000 });
    clock.advance(1000);
    expect(status()).toBe('closing');
  });

  it('MSG-06 the countdown pauses while hovered or focused, and continues', () => {
    const { clock, messages, id, status } = shown();
    clock.advance(3000);
    messages.pause(id);
    messages.pause(id);
    clock.advance(60_000);
    expect(status()).toBe('open');
    messages.resume(id);
    messages.resume(id);
    clock.advance(1999);
    expect(status()).toBe('open');
    clock.advance(1);
    expect(status()).toBe('closing');
  });

  it('MSG-06 a message that is closed while paused leaves no timer', () => {
    const { clock, messages, id } = shown();
    messages.pause(id);
    messages.close(id);
    messages.resume(id);
    clock.advance(300);
    expect(messages.all()).toEqual([]);
    expect(clock.pending()).toEqual([]);
  });

  it('a repeated text is one message that starts again', () => {
    const { clock, messages, id } = shown();
    clock.advance(4000);
    messages.show(saved);
    expect(messages.all()).toHaveLength(1);
    expect(messages.all()[0]?.id).not.toBe(id);
    clock.advance(4000);
    expect(messages.all()[0]?.status).toBe('open');
    messages.show({ ...saved, namespace: 'connection' });
    expect(messages.all()).toHaveLength(2);
  });

  it('listeners get each change until they unsubscribe', () => {
    const { clock, messages } = shown();
    const changed = vi.fn();
    const stop = messages.subscribe(changed);
    clock.advance(5300);
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    messages.show(saved);
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
