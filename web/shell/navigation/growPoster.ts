import type { Clock } from '../../transport/clock/clock.ts';

/** Of the picture during the transition; its styles are in gamePage.css. */
const NAME = 'fy-poster';
const STAGE = '.fy-game__stage';
/** The page is not painted while it waits for the stage, so that it does not wait longer than this. */
const LONGEST_WAIT_MS = 2_000;

/** The poster of the pressed tile, which grows into the stage of its game. */
export interface PressedPoster {
  /** Called before the skeleton and before the page of the game. Resolves when it may be rendered. */
  show(): Promise<void>;
}

/** Null for a navigation without a pressed tile, without support by the browser, and with reduced motion. */
export function pressedPoster(url: URL, clock: Pick<Clock, 'after'>): PressedPoster | null {
  const isPossible =
    'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Back and Forward have changed the address already, and nothing grows.
  if (!isPossible || location.href === url.href) return null;
  const link = [...document.querySelectorAll<HTMLAnchorElement>('.fy-tile__link')].find(
    (tile) => tile.href === url.href && tile.matches(':hover, :focus'),
  );
  const art = link?.closest('.fy-tile')?.querySelector<HTMLElement>('.fy-tile__art');
  const picture = art?.querySelector('img')?.currentSrc;
  if (!art || !picture) return null;
  let grown: Promise<unknown> | null = null;
  return {
    async show() {
      if (!grown) {
        const { captured, finished } = grow({ art, picture, clock });
        grown = finished;
        return captured;
      }
      // The skeleton has the picture already, and the page replaces it.
      await grown;
      void nextStage(clock).then((stage) => stage && paint(stage, picture));
    },
  };
}

interface Growing {
  readonly art: HTMLElement;
  readonly picture: string;
  readonly clock: Pick<Clock, 'after'>;
}

function grow({ art, picture, clock }: Growing) {
  let resolve = (): void => {};
  const captured = new Promise<void>((done) => (resolve = done));
  art.style.viewTransitionName = NAME;
  let stage: HTMLElement | null = null;
  const transition = document.startViewTransition(async () => {
    art.style.viewTransitionName = '';
    const coming = nextStage(clock);
    resolve();
    stage = await coming;
    if (!stage) return transition.skipTransition();
    paint(stage, picture);
    stage.style.viewTransitionName = NAME;
  });
  const finished = transition.finished.finally(() => {
    if (stage) stage.style.viewTransitionName = '';
  });
  // Without a transition, as in a tab that is not visible, the page is shown all the same.
  transition.ready.catch(() => {});
  return { captured, finished };
}

/** The stage that React renders next; null if it takes too long. */
function nextStage(clock: Pick<Clock, 'after'>): Promise<HTMLElement | null> {
  const present = document.querySelector(STAGE);
  return new Promise((resolve) => {
    const end = (stage: HTMLElement | null): void => {
      cancel();
      observer.disconnect();
      resolve(stage);
    };
    const observer = new MutationObserver(() => {
      const stage = document.querySelector<HTMLElement>(STAGE);
      if (stage && stage !== present) end(stage);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const cancel = clock.after(LONGEST_WAIT_MS, () => end(null));
  });
}

/** The tile's picture, which has loaded, until the one of the stage has. */
function paint(stage: HTMLElement, picture: string): void {
  const poster = stage.querySelector<HTMLElement>('.fy-game__poster, .fy-skel');
  if (!poster) return;
  poster.style.background = `center / cover url("${picture}")`;
  poster.style.animation = 'none';
}
