export type Frames = ReturnType<typeof createFrames>;

export interface FramesOptions {
  /** Returns the URL of one of the company's pages. */
  readonly at: (page: string) => string;
  readonly title: string;
  readonly isClassic: boolean;
  /** Space that the page wants to keep free below the button on a phone, as a CSS length. */
  readonly lift: string;
}

const HERE = 'position:fixed;border:0;color-scheme:light';
const WIDE =
  'inset:auto 24px 96px auto;inline-size:380px;block-size:min(620px,calc(100dvh - 120px));border-radius:16px';
const NARROW = 'inset:0;inline-size:100%;block-size:100%';

/** The company's iframes in the page: the conversation, and the launcher button of the classic widget. */
export function createFrames({ at, title, isClassic, lift }: FramesOptions) {
  const frame = frameOf(at('frame'), title);
  const launcher = isClassic ? frameOf(at('launcher'), title) : null;
  // The id of the real button, by which a page can hide it.
  if (launcher) launcher.id = 'launcher';
  const isNarrow = matchMedia('(max-width: 639px)');
  let last = { isOpen: false, layer: 999_999 };

  function place(now = last): void {
    last = now;
    const { isOpen, layer } = now;
    const shown = (is: boolean) => `z-index:${layer};display:${is ? 'block' : 'none'}`;
    frame.style.cssText = `${HERE};box-shadow:0 8px 40px #0006;${isNarrow.matches ? NARROW : WIDE};${shown(isOpen)}`;
    if (launcher)
      launcher.style.cssText = `${HERE};inset:auto 16px ${isNarrow.matches ? lift : '24px'} auto;inline-size:112px;block-size:48px;border-radius:24px;${shown(!isOpen)}`;
  }
  isNarrow.addEventListener('change', () => place());
  place();
  document.body.append(frame, ...(launcher ? [launcher] : []));
  return { frame, launcher, place };
}

function frameOf(src: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.src = src;
  return frame;
}
