import { useState } from 'react';
import { SetFavourite } from '@foyer/contract/generated/operations.ts';
import { tracking } from '../../../transport/tracking/tracking.ts';
import { browserConnection } from '../../../transport/http/connection.ts';
import { useGraphql, useText } from '../../content/index.ts';
import { useMessages } from '../../messages/index.ts';
import { forgetSlices } from '../gameList/slicesMemory.ts';

interface Markable {
  readonly slug: string;
  readonly isFavourite: boolean;
}

/** A heart that answers at once and takes it back, with a word, when the platform does not agree. */
export function useFavourite({ slug, isFavourite }: Markable): readonly [boolean, (wanted: boolean) => void] {
  const text = useText();
  const messages = useMessages();
  const graphql = useGraphql();
  const [wanted, setWanted] = useState<boolean | null>(null);
  async function mark(next: boolean) {
    setWanted(next);
    forgetSlices(graphql);
    const { error } = await graphql.mutate(SetFavourite, { slug, isFavourite: next });
    if (!error) return tracking.track({ name: 'favouriteSet', slug, isFavourite: next });
    setWanted(null);
    if (error.networkError && !(await browserConnection.check())) return; // which is told of already
    messages.show({ namespace: 'favourite', kind: 'error', message: text('games.favouriteFailed') });
  }
  return [wanted ?? isFavourite, (next) => void mark(next)];
}
