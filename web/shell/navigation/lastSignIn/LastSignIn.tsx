import { useEffect, useState } from 'react';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { useApp } from '../../../app/app.tsx';
import { useGraphql } from '../../../app/graphql.tsx';
import { useDateTag, useText } from '../../../i18n/i18n.tsx';
import { sessionInfo } from '../../../transport/storage/sessionInfo.ts';
import './lastSignIn.css';

/** After this time since sign-in, a page is no longer the first one after it. */
const NEW_FOR_MS = 2 * MINUTE;
/** A sign-in leads to its page within seconds. Pages that are loaded again later keep no empty line for the message. */
const RESERVED_FOR_MS = 20 * SECOND;

interface LastSignInProps {
  readonly startedAt: string;
  /** Path of the page; the message is gone on the next one. */
  readonly path: string;
  /** Whether the message waits for another page, as beside a game. */
  readonly isHeld: boolean;
}

/**
 * PROF-10: shows players their previous sign-in once, so that they notice if somebody else used the account. It is part
 * of the page, because a toast would cover controls. The page reserves its line, so that the message moves nothing.
 */
export function LastSignIn({ startedAt, path, isHeld }: LastSignInProps) {
  const { renderedAtMs } = useApp();
  const tag = useDateTag();
  const graphql = useGraphql();
  const text = useText();
  const [message, setMessage] = useState<string | null>(null);
  const [firstPath] = useState(path);
  const [shownAt, setShownAt] = useState<string | null>(null);
  const ageMs = renderedAtMs - Date.parse(startedAt);
  const isNew = ageMs < NEW_FOR_MS;
  if (message !== null && !isHeld && shownAt === null) setShownAt(path);
  useEffect(() => {
    if (sessionInfo.startedAt() === startedAt) return;
    sessionInfo.begin(startedAt);
    if (!isNew) return;
    void import('./lastSignIn.ts')
      .then(({ lastSignIn }) => lastSignIn(graphql, { tag, text }))
      .then(
        (found) => setMessage(found),
        () => {}, // the dashboard shows it as well
      );
  }, [startedAt, isNew, graphql, tag, text]);
  const isReserved = ageMs < RESERVED_FOR_MS && !isHeld && path === firstPath;
  return (
    <output className="fy-lastsignin" data-reserved={isReserved || undefined}>
      {!isHeld && shownAt === path ? message : ''}
    </output>
  );
}
