import { useEffect, useEffectEvent, type RefObject } from 'react';
import './cashier.css';

export interface CompanyFrameProps {
  ref: RefObject<HTMLIFrameElement | null>;
  url: string;
  title: string;
  /** In pixels, once its page has said so. */
  height?: number | null;
  /** Its page may ask for the camera. */
  hasCamera?: boolean;
  /** Hears all that is said to this window: whose word it is, the listener looks at. */
  onMessage(event: MessageEvent<unknown>): void;
}

/** A company's own page, on its own origin: what is typed or shown there never reaches us. */
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
      // Another origin than ours: being itself there gives it nothing of ours. A bank's window must not inherit the
      // sandbox: browsers refuse to open a page there that sends Cross-Origin-Opener-Policy.
      sandbox="allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="origin"
      {...(hasCamera && { allow: `camera ${new URL(url).origin}` })}
      {...(height !== null && { style: { blockSize: height } })}
    />
  );
}
