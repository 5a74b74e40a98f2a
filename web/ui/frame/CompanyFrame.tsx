import { useEffect, useEffectEvent, type RefObject } from 'react';
import './companyFrame.css';

export interface CompanyFrameProps {
  ref: RefObject<HTMLIFrameElement | null>;
  url: string;
  title: string;
  /** Height in pixels; null until the page in the frame has reported it. */
  height?: number | null;
  /** Whether the page in the frame may request the camera. */
  hasCamera?: boolean;
  /** Receives every message to this window, so the listener must check its origin. */
  onMessage(event: MessageEvent<unknown>): void;
}

/** An iframe with a vendor's page on its own origin, so that what is typed there never reaches the lobby. */
export function CompanyFrame({
  ref,
  url,
  title,
  height = null,
  hasCamera = false,
  onMessage,
}: CompanyFrameProps) {
  const hear = useEffectEvent(onMessage);
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  return (
    <iframe
      ref={ref}
      className="fy-companyframe"
      src={url}
      title={title}
      // `allow-same-origin` is safe, because the page has another origin. Popups leave the sandbox, because
      // browsers refuse to open a bank's page with Cross-Origin-Opener-Policy in a sandboxed window.
      sandbox="allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="origin"
      {...(hasCamera && { allow: `camera ${new URL(url).origin}` })}
      {...(height !== null && { style: { blockSize: height } })}
    />
  );
}
