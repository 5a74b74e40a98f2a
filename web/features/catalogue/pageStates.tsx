import { EmptyPage } from '../../ui/feedback/EmptyPage.tsx';
import { CarouselSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { serverErrorIn, type CallError } from '../../transport/graphql/errors.ts';
import { Failed } from '../../app/PendingPage.tsx';
import { useHref, useText } from '../../i18n/i18n.tsx';

export const PendingGames = ({ error }: { error: CallError | undefined }) =>
  error ? <Failure error={error} /> : <CarouselSkeleton />;

export function Failure({ error }: { error: CallError }) {
  const traceId = serverErrorIn(error)?.traceId;
  return (
    <Failed drawing="curtain" onAgain={() => location.reload()}>
      {traceId && <code className="fy-note">{traceId}</code>}
    </Failed>
  );
}

/** Shown for a game that does not exist or is not available in the player's country. */
export function NoSuchGame() {
  const text = useText();
  return (
    <Missing title={text('games.notHere')} path="/" label={text('shell.toLobby')}>
      {text('games.notHereText')}
    </Missing>
  );
}

/** Shown for a list, category or studio that does not exist or has no games for the player's country. */
export function NoSuchGames() {
  const text = useText();
  return (
    <Missing title={text('games.noneHere')} path="/games/" label={text('games.all')}>
      {text('games.noneHereText')}
    </Missing>
  );
}

function Missing({ title, path, label, children }: Record<'title' | 'path' | 'label' | 'children', string>) {
  const href = useHref();
  return (
    <EmptyPage drawing="door" isPlain={false} title={title} way={{ href: href(path), label }}>
      {children}
    </EmptyPage>
  );
}
