import { servePage } from '../measure/servePage.ts';

/**
 * The baseline for a game launch: a page with a link that opens a frame of another origin with a button. Both
 * together have as many bytes as the real lobby and game fetched for a launch, and nothing else.
 */
export async function serveBaselineGame(bytes: number) {
  const game = await servePage(`<!doctype html><button>Spin</button><!--${'.'.repeat(bytes)}-->`);
  const lobby =
    await servePage(`<!doctype html><html lang="en"><title>bare</title><a href="#">Play</a><script>
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
