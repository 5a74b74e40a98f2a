import { useEffect, useEffectEvent, type RefObject } from 'react';
import './companyFrame.css';

export interface CompanyFrameProps {
  ref: RefObject<HTMLIFrameElement | null>;
  url: string;
  title: string;
  /** In pixels; null until the page inside has reported it. */
  height?: number | null;
  /** The page inside may request the camera. */
  hasCamera?: boolean;
  /** Receives all messages to this window; the listener must check their origin. */
  onMessage(event: MessageEvent<unknown>): void;
}

/** An iframe with a vendor's page on its own origin, so that its input never reaches the lobby. */
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
      // `allow-same-origin` is safe, because the page has another origin. Popups must escape the sandbox:
      // browsers refuse to open a bank's page with Cross-Origin-Opener-Policy in a sandboxed window.
      sandbox="allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="origin"
      {...(hasCamera && { allow: `camera ${new URL(url).origin}` })}
      {...(height !== null && { style: { blockSize: height } })}
    />
  );
}
