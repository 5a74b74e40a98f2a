import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PlayedRoundPage } from '@foyer/contract/generated/operations.ts';
import { roundPageHeight, withColourScheme } from '@foyer/contract/studios/roundPage.ts';
import { useGraphql } from '../../../app/graphql.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { browserClock } from '../../../transport/clock/clock.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import './studioPage.css';

/** A page that reports no height within this time is shown at the default height, and scrolls itself. */
const HEIGHT_TIMEOUT_MS = 4000;

/** The studio's own page of a round that has ended: what fell, and a proof. Nothing for a studio without such a page. */
export function StudioPage({ id }: { id: string }) {
  const graphql = useGraphql();
  const [url, setUrl] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let isOutdated = false;
    // A cached address may have expired.
    void graphql.reread(PlayedRoundPage, { id }).then(({ data }) => {
      if (!isOutdated) setUrl(data?.viewer?.playedRound?.studioPageUrl ?? null);
    });
    return () => void (isOutdated = true);
  }, [graphql, id]);
  if (url === undefined) return <Skeleton shape="band" />;
  return url === null ? null : <StudioFrame url={url} />;
}

function StudioFrame({ url }: { url: string }) {
  const text = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const [address] = useState(() => withColourScheme(url, pageScheme()));
  /** Undefined until the page reports its height; null if it does not. */
  const [height, setHeight] = useState<number | null | undefined>(undefined);
  const receive = useEffectEvent(({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.current?.contentWindow || origin !== new URL(url).origin) return;
    const reported = roundPageHeight(data);
    if (reported !== null) setHeight(reported);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => receive(event);
    addEventListener('message', listen);
    const stopWaiting = browserClock.after(HEIGHT_TIMEOUT_MS, () =>
      setHeight((known) => (known === undefined ? null : known)),
    );
    return () => {
      removeEventListener('message', listen);
      stopWaiting();
    };
  }, []);
  if (height === 0) return null;
  return (
    <div className="fy-studiopage">
      {height === undefined && <Skeleton shape="band" />}
      <iframe
        ref={frame}
        className="fy-studiopage__frame"
        title={text('rounds.studioPage')}
        src={address}
        // `allow-same-origin` is safe, because the studio has another origin and cannot access ours.
        sandbox="allow-scripts allow-same-origin"
        referrerPolicy="origin"
        data-waiting={height === undefined}
        {...(typeof height === 'number' && { style: { blockSize: height } })}
      />
    </div>
  );
}

const pageScheme = () =>
  getComputedStyle(document.documentElement).colorScheme.includes('dark') ? 'dark' : 'light';
