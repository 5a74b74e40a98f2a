import { browserClock } from '../../clock/clock.ts';
import type { Child } from './navigation.ts';
import type { Windows } from './navigators.ts';

/** One channel per sign-in: it reaches only pages of this origin that know the state. */
const channelOf = (state: string): BroadcastChannel => new BroadcastChannel(`foyer.signIn.${state}`);

export const browserWindows: Windows = {
  clock: browserClock,
  listen(state, onMessage) {
    const channel = channelOf(state);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => onMessage(data));
    return () => channel.close();
  },
  send(state, message) {
    const channel = channelOf(state);
    channel.postMessage(message);
    channel.close();
  },
  openPopup: ({ height }) => popupIn(window, height),
  addFrame: () => frameIn(document),
  closeThis: () => window.close(),
};

function popupIn(page: Window, height: number): Child | null {
  const width = [800, 720, 600, 480].find((one) => one <= page.outerWidth / 1.618) ?? 360;
  const left = Math.max(0, Math.round(page.screenX + (page.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(page.screenY + (page.outerHeight - height) / 2));
  const popup = page.open('', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`);
  return (
    popup && {
      go: (url) => popup.location.replace(url),
      isOpen: () => !popup.closed,
      close: () => popup.close(),
    }
  );
}

function frameIn(page: Document): Child {
  const frame = page.createElement('iframe');
  frame.hidden = true;
  page.body.append(frame);
  return {
    go: (url) => frame.contentWindow?.location.replace(url),
    isOpen: () => frame.isConnected,
    close: () => frame.remove(),
  };
}
