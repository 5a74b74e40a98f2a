import { useEffect, useReducer } from 'react';
import { LaunchGame } from '@foyer/contract/generated/operations.ts';
import { serverErrorIn } from '../../../transport/graphql/errors.ts';
import { tracking } from '../../../transport/tracking/tracking.ts';
import { useGraphql } from '../../../app/graphql.tsx';
import { useGameMode } from './gameMode.ts';
import { launchState, type Launch } from './launch.ts';
import { useStudioFrame, type StudioFrame } from './useStudioFrame.ts';

/** A launch changes the lobby's recently played games. */
const CHANGED = ['Lobby'];

/** Opens a game session with the studio and tracks the messages of its frame. */
export function useLaunch(
  slug: string,
  search: string,
): StudioFrame & {
  readonly launch: Launch;
  retry(): void;
} {
  const graphql = useGraphql();
  const [launch, dispatch] = useReducer(launchState, { step: 'opening' });
  const studio = useStudioFrame(launch, dispatch);
  const isOpening = launch.step === 'opening';
  const mode = useGameMode(search);

  useEffect(() => {
    if (!isOpening) return;
    let isCurrent = true;
    void graphql.mutate(LaunchGame, { slug, mode }, CHANGED).then(({ data, error }) => {
      if (!isCurrent) return;
      if (data) tracking.track({ name: 'gameOpened', slug, mode });
      if (data) dispatch({ type: 'opened', ...data.launchGame });
      else dispatch({ type: 'refused', refusal: serverErrorIn(error) });
    });
    return () => void (isCurrent = false);
    // If the mode is switched while the session opens, it is opened again in the other mode.
  }, [graphql, slug, isOpening, mode]);

  return { ...studio, launch, retry: () => dispatch({ type: 'retried' }) };
}
