import { checkPdf } from './checkPdf.ts';

/** Runs in a process of its own, which is stopped when a document takes too long or too much memory. */
process.once('message', (content) => {
  if (!(content instanceof Uint8Array)) throw new TypeError('a document is bytes');
  void checkPdf(content).then((verdict) => process.send?.(verdict));
});
