import type { SocketLimits } from './limits.ts';

/**
 * Messages that arrived before their player was known. Keeps text, not parsed messages: many small objects need far more
 * memory than the limit of bytes says.
 */
export function createEarlyMessages(limits: Pick<SocketLimits, 'earlyMessages' | 'earlyBytes'>) {
  let texts: string[] = [];
  let bytes = 0;
  return {
    /** False if there is no room for the message. */
    add(text: string): boolean {
      bytes += Buffer.byteLength(text);
      if (texts.length >= limits.earlyMessages || bytes > limits.earlyBytes) return false;
      texts.push(text);
      return true;
    },
    takeAll(): readonly string[] {
      const taken = texts;
      texts = [];
      return taken;
    },
  };
}
