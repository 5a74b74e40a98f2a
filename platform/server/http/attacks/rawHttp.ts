import { connect } from 'node:net';

export interface RawResponse {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends these exact bytes, which no HTTP library would send, and returns the response. */
export function rawHttp(port: number, lines: readonly string[]): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write([...lines, 'Connection: close', '', ''].join('\r\n'), 'latin1'),
    );
    socket.on('data', (data) => (text += data.toString()));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s, 2);
      resolve({ status: Number(head.split(' ')[1]), head, body });
    });
  });
}
