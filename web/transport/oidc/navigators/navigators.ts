import { ErrorTimeout, type INavigator } from 'oidc-client-ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { POPUP_HEIGHT, SILENT_TIMEOUT_SECONDS, STALE_STATE_SECONDS } from '../settings.ts';
import { passToOpener, navigation, type Child, type Ending, type OpenerPage } from './navigation.ts';

export interface Windows extends OpenerPage {
  /** Opens a popup; null if the browser blocks it. */
  openPopup(size: { readonly height: number }): Child | null;
  addFrame(): Child;
  /** Closes the popup in which this code runs. */
  closeThis(): void;
}

const FRAME: Ending = {
  gone: 'IFrame removed from DOM',
  closed: 'IFrame removed from DOM',
  limit: {
    durationMs: SILENT_TIMEOUT_SECONDS * SECOND,
    error: () => new ErrorTimeout('IFrame timed out without a response'),
  },
};

/** ERR-08, ERR-09: after the limit, the stored state is removed and the sign-in can no longer be completed. */
const POPUP: Ending = {
  gone: 'Popup closed by user',
  closed: 'Popup closed',
  limit: { durationMs: STALE_STATE_SECONDS * SECOND, error: () => new Error('Popup closed') },
};

export const frameNavigator = (windows: Windows): INavigator => {
  const begin = oneAtATime(windows, FRAME);
  return {
    prepare: async () => begin(windows.addFrame()),
    callback: async (url) => passToOpener(windows, url),
  };
};

export const popupNavigator = (windows: Windows): INavigator => {
  const begin = oneAtATime(windows, POPUP);
  return {
    async prepare() {
      const popup = windows.openPopup({ height: POPUP_HEIGHT });
      if (!popup) throw new Error('Popup blocked by user'); // ERR-07
      return begin(popup);
    },
    async callback(url) {
      passToOpener(windows, url);
      windows.closeThis();
    },
  };
};

/** ERR-11: a new sign-in aborts the previous one. */
function oneAtATime(windows: Windows, ending: Ending) {
  let abortLast = (): void => {};
  return (child: Child) => {
    abortLast();
    const begun = navigation(windows, child, ending);
    abortLast = () => begun.abort(new Error('Window navigation aborted'));
    return begun;
  };
}
