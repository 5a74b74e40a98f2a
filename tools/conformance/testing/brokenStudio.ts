import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text as readText } from 'node:stream/consumers';

const PAGE = `<!doctype html><title>Broken</title><button>Play</button><script type="module">
const token = new URLSearchParams(location.search).get('token');
const post = (type) => parent.postMessage({ source: 'foyer-studio', type }, '*');
const ask = (path) => fetch(path, { method: 'POST', body: token });
await ask('/open');
post('ready');
document.querySelector('button').onclick = async () => {
  post('roundStarted');
  await ask('/play');
  post('roundEnded');
};
</script>`;

/**
 * A studio with the usual mistakes: another id for each attempt of a bet, no repetition of a win or endRound, no
 * notice of a refusal or of an open round, and messages to any page. A hasty one does not wait for the answer to a bet
 * before it pays the win.
 */
export async function startBrokenStudio({
  platform,
  studio,
  key,
  isHasty = false,
}: Record<'platform' | 'studio' | 'key', string> & { readonly isHasty?: boolean }) {
  const sessions = new Map<string, string>();
  const call = async (name: string, body: object): Promise<Record<string, unknown> | null> => {
    const [path, text, at] = [`/studio/v1/${name}`, JSON.stringify(body), String(Date.now())];
    const signature = createHmac('sha256', key).update(`${at}.${path}.${text}`).digest('hex');
    const headers = { 'x-studio': studio, 'x-timestamp': at, 'x-signature': signature };
    const signal = AbortSignal.timeout(500);
    const response = await fetch(platform + path, { method: 'POST', headers, body: text, signal }).catch(
      () => null,
    );
    return response && response.status < 500 ? Object(await response.json()) : null;
  };
  const server = createServer((request, response) => {
    void (async () => {
      if (request.method !== 'POST')
        return response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
      const token = await readText(request);
      if (request.url === '/open')
        sessions.set(token, String((await call('authenticate', { token }))?.['sessionId']));
      else {
        const round = { sessionId: sessions.get(token), roundId: randomUUID() };
        const money = { ...round, amount: '1.00', currency: 'EUR' };
        const transactionId = randomUUID();
        const bet = (id: string = randomUUID()) => call('bet', { ...money, transactionId: id });
        if (isHasty) {
          await bet(transactionId);
          await call('win', { ...money, transactionId: randomUUID() });
          await bet(transactionId);
        } else if (!(await bet())) await bet();
        await call('endRound', { ...round, transactionId: randomUUID() });
      }
      return response.end('{}');
    })();
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    stop: () => server.close().closeAllConnections(),
  };
}
