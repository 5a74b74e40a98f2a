import { useEffect, useState } from 'react';
import { tracking } from '../../transport/tracking/tracking.ts';
import { useSessionStore } from './session.tsx';

export type Way = 'signIn' | 'signUp';

export interface WayIn {
  /** The page is being left by this way. */
  readonly leavingBy: Way | null;
  readonly hasFailed: boolean;
  leave(by: Way): void;
}

/** The ways from the door to `path`: by the identity provider, or because another tab has just been there. */
export function useWayIn(path: string): WayIn {
  const store = useSessionStore();
  const [leavingBy, setLeavingBy] = useState<Way | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    // A token that was here before the door was shown is one that the platform refused: it opens nothing.
    if (store.current()) return undefined;
    return store.subscribe(() => {
      if (store.current()) location.replace(path);
    });
  }, [store, path]);

  useEffect(() => {
    // Back from the provider: the browser may show this page as it was left.
    const shown = () => setLeavingBy(null);
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);

  const leave = (by: Way) => {
    setLeavingBy(by);
    setFailed(false);
    tracking.track({ name: by === 'signIn' ? 'signInBegun' : 'signUpBegun' });
    store[by](path).catch(() => {
      setLeavingBy(null);
      setFailed(true);
    });
  };
  return { leavingBy, hasFailed, leave };
}
