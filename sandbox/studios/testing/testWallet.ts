import { createServer, type IncomingMessage } from 'node:http';
import { sign } from '../wallet/signature.ts';

/** For tests: a wallet over real HTTP that sends scripted responses and records the requests. */
export interface TestWallet {
  readonly url: string;
  readonly calls: {
    readonly path: string;
    readonly body: Record<string, string>;
    readonly isSigned: boolean;
  }[];
  /** Responses to the next calls, in order; afterwards `usual` responds. */
  readonly script: (WalletResponse | 'hangUp')[];
  usual: (path: string, body: Record<string, string>) => WalletResponse;
  stop(): Promise<void>;
}
export interface WalletResponse {
  readonly status: number;
  readonly body: unknown;
}

export const KEY = { studio: 'sandbox', secret: 'test' };

export const balance = (amount: string): WalletResponse => ({
  status: 200,
  body: { transactionId: 'x', balance: amount, bonusBalance: '0.00', currency: 'EUR' },
});
export const refusal = (
  status: number,
  type: string,
  reasons: readonly string[] = [],
  keys: Readonly<Record<string, string>> = {},
): WalletResponse => ({
  status,
  body: { error: { type, reasons, keys, traceId: 'trace' } },
});

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

export async function startTestWallet(): Promise<TestWallet> {
  const wallet: Omit<TestWallet, 'url' | 'stop'> = { calls: [], script: [], usual: () => balance('100.00') };
  const server = createServer((request, response) => {
    void read(request).then((raw) => {
      const path = request.url ?? '';
      const expected = sign(KEY, Number(request.headers['x-timestamp']), path, raw);
      const isSigned = Object.entries(expected).every(([name, value]) => request.headers[name] === value);
      const body: Record<string, string> = JSON.parse(raw);
      wallet.calls.push({ path, body, isSigned });
      const answer = wallet.script.shift() ?? wallet.usual(path, body);
      if (answer === 'hangUp') return request.socket.destroy();
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      return response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return Object.assign(wallet, {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  });
}
