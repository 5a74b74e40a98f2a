/** Events which show that the reader is about to use the page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Runs `run` once, on the first pointer or key event. */
export function atFirstTouch(run: () => void): void {
  const controller = new AbortController();
  const touched = () => {
    controller.abort();
    run();
  };
  for (const sign of SIGNS) addEventListener(sign, touched, { signal: controller.signal, passive: true });
}
