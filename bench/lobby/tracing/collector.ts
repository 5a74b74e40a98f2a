import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A collector in a process of its own that only counts the spans that it receives. Any message resets the count. */
let spans = 0;
const server = createServer((request, response) => {
  void text(request).then((body) => {
    spans += body.split('"startTimeUnixNano"').length - 1;
    response.end('{}');
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.(`http://127.0.0.1:${port}`);
});
process.on('message', () => {
  process.send?.(spans);
  spans = 0;
});
process.once('disconnect', () => process.exit());
