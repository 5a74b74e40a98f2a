import { LaunchGame } from '@foyer/contract/generated/operations.ts';
import { serverErrorIn } from '../../../transport/graphql/errors.ts';
import { tracking } from '../../../transport/tracking/tracking.ts';
import { useGraphql } from '../../../app/graphql.tsx';
import { useGameMode } from './gameMode.ts';
import { useStudioFrame } from './useStudioFrame.ts';

/** A launch changes the lobby's recently played games. */
const CHANGED = ['Lobby'];

export function useLaunch(slug: string, search: string) {
  const graphql = useGraphql();
  const mode = useGameMode(search);
  return useStudioFrame({
    name: `${slug} ${mode}`,
    async open(isCurrent) {
      const { data, error } = await graphql.mutate(LaunchGame, { slug, mode }, CHANGED);
      if (!data) return { type: 'refused', refusal: serverErrorIn(error) };
      if (isCurrent()) tracking.track({ name: 'gameOpened', slug, mode });
      return { type: 'opened', ...data.launchGame };
    },
  });
}
