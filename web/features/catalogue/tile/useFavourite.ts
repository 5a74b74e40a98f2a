import { useState } from 'react';
import { SetFavourite } from '@foyer/contract/generated/operations.ts';
import { signInPath } from '../../../transport/session/sameOriginPath.ts';
import { tracking } from '../../../transport/tracking/tracking.ts';
import { browserConnection } from '../../../transport/http/connection.ts';
import { useGraphql } from '../../../app/graphql.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useMessages } from '../../../ui/toast/toastsContext.ts';
import { useSession } from '../../signIn/index.ts';
import { forgetSlices } from '../gameList/slicesMemory.ts';

/** Updates optimistically; reverts and shows a message if the platform refuses. Visitors are asked to sign in. */
export function useFavourite({
  slug,
  isFavourite,
}: {
  slug: string;
  isFavourite: boolean;
}): readonly [boolean, (pending: boolean) => void] {
  const text = useText();
  const messages = useMessages();
  const graphql = useGraphql();
  const href = useHref();
  const isVisitor = useSession() === null;
  const [pending, setPending] = useState<boolean | null>(null);
  async function mark(next: boolean) {
    if (isVisitor) return location.assign(href(signInPath(location.pathname + location.search)));
    setPending(next);
    forgetSlices(graphql);
    // A list without games has none whose change would reread it.
    const { error } = await graphql.mutate(SetFavourite, { slug, isFavourite: next }, ['GameList']);
    if (!error) return tracking.track({ name: 'favouriteSet', slug, isFavourite: next });
    setPending(null);
    if (error.networkError && !(await browserConnection.check())) return; // the offline notice is already shown
    messages.show({ namespace: 'favourite', kind: 'error', message: text('games.favouriteFailed') });
  }
  return [pending ?? isFavourite, (next) => void mark(next)];
}
