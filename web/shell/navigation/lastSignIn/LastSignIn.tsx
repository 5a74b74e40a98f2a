import { useEffect, useEffectEvent, useState } from 'react';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { useApp } from '../../../app/app.tsx';
import { useGraphql } from '../../../app/graphql.tsx';
import { useDateTag, useText } from '../../../i18n/i18n.tsx';
import { sessionInfo } from '../../../transport/storage/sessionInfo.ts';
import './lastSignIn.css';

/** After this time since sign-in, a page is no longer the first one after it. */
const NEW_FOR_MS = 2 * MINUTE;
/** A sign-in leads to its page within seconds. Pages that are loaded later keep no line for the message. */
const RESERVED_FOR_MS = 20 * SECOND;

interface Message {
  readonly found: string;
  /** Path of the page on which the message arrived. */
  readonly arrivedAt: string;
}

interface LastSignInProps {
  readonly startedAt: string;
  /** When the previous session began; null at the first sign-in ever, which has no message. */
  readonly previousAt: string | null;
  /** Path of the page; the message is gone on the next one. */
  readonly path: string;
  /** Whether the message waits for another page, as beside a game or above the sportsbook. */
  readonly isHeld: boolean;
}

/**
 * PROF-10: shows players their previous sign-in once, so that they notice if somebody else used the account. It is part
 * of the page, because a toast would cover controls. The page reserves its line, so that the message moves nothing.
 */
export function LastSignIn({ startedAt, previousAt, path, isHeld }: LastSignInProps) {
  const { renderedAtMs } = useApp();
  const tag = useDateTag();
  const graphql = useGraphql();
  const text = useText();
  const [message, setMessage] = useState<Message | null>(null);
  const [firstPath] = useState(path);
  const [shownAt, setShownAt] = useState<string | null>(null);
  const ageMs = renderedAtMs - Date.parse(startedAt);
  const isNew = ageMs < NEW_FOR_MS;
  const hasLine = ageMs < RESERVED_FOR_MS;
  const isFirst = previousAt === null;
  // A later page has no line for a message that arrives on it, which waits for the next page.
  const hasPlace = path === firstPath || path !== message?.arrivedAt;
  if (message !== null && !isHeld && hasPlace && shownAt === null) setShownAt(path);
  const receive = useEffectEvent((found: string | null) =>
    setMessage(found === null ? null : { found, arrivedAt: path }),
  );
  useEffect(() => {
    // A page that is loaded again at once keeps the line again, and shows the message again.
    if (sessionInfo.startedAt() === startedAt && !hasLine) return;
    sessionInfo.begin(startedAt);
    if (!isNew || isFirst) return;
    void import('./lastSignIn.ts')
      .then(({ lastSignIn }) => lastSignIn(graphql, { tag, text }))
      .then(
        (found) => receive(found),
        () => {}, // the dashboard shows it as well
      );
  }, [startedAt, isNew, hasLine, isFirst, graphql, tag, text]);
  const isReserved = hasLine && !isFirst && !isHeld && path === firstPath;
  return (
    <output className="fy-lastsignin" data-reserved={isReserved || undefined}>
      {!isHeld && shownAt === path ? message?.found : ''}
    </output>
  );
}
