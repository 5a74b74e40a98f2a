/** How a reader reaches for a page: by pointer, finger or key. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Run once, when somebody reaches for the page: a moment before anything on it is pressed. */
export function atFirstTouch(run: () => void): void {
  const heard = new AbortController();
  const touched = () => {
    heard.abort();
    run();
  };
  for (const sign of SIGNS) addEventListener(sign, touched, { signal: heard.signal, passive: true });
}
