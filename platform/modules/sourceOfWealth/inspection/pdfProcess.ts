import { checkPdf } from './checkPdf.ts';

/** Child process that checks one PDF. The parent kills it when a document takes too much time or memory. */
process.once('message', (content) => {
  if (!(content instanceof Uint8Array)) throw new TypeError('a document is bytes');
  void checkPdf(content).then((verdict) => process.send?.(verdict));
});
