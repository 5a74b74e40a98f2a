import { servePage } from '../measure/servePage.ts';

/**
 * A minimal launch of a game to compare with: a page with a link that opens a frame of another origin with a button. Both
 * together have as many bytes as the real lobby and game fetched for a launch, and nothing else.
 */
export async function serveMinimalGame(bytes: number) {
  const game = await servePage(`<!doctype html><button>Spin</button><!--${'.'.repeat(bytes)}-->`);
  const lobby =
    await servePage(`<!doctype html><html lang="en"><title>minimal</title><a href="#">Play</a><script>
document.querySelector('a').onclick = () => {
  const frame = document.createElement('iframe');
  frame.src = '${game.url}';
  document.body.append(frame);
};</script></html>`);
  return {
    url: lobby.url,
    close() {
      lobby.close();
      game.close();
    },
  };
}
