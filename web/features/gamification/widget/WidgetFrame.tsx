import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  readFrameMessage,
  WIDGET_THEME,
  type Widget,
  type WidgetOptions,
} from '@foyer/contract/gamification/widget.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import type { Entered } from '../entry.ts';

interface WidgetFrameProps {
  readonly widget: Widget;
  readonly entered: Entered;
  /** Whether the frame has a height. */
  readonly isShown: boolean;
  onStarted(): void;
  onReady(): void;
  onFailed(): void;
  onDialogButton(): void;
}

/** No widget is higher, and the provider must not push our page away. */
const MOST_HEIGHT = 4_000;

/** The provider's code runs in a sandboxed frame with an opaque origin and cannot read our data. */
export function WidgetFrame(props: WidgetFrameProps) {
  const { widget, entered, isShown, onStarted, onReady, onFailed, onDialogButton } = props;
  const text = useText();
  const locale = useLocale();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  const { accessToken, frameUrl } = entered;

  const mount = () => {
    const options: WidgetOptions = { widget, accessToken, locale, theme: themeOf(document.documentElement) };
    // The target must be `*`, because the frame's origin is opaque.
    frame.current?.contentWindow?.postMessage({ gamification: 'mount', options }, '*');
  };
  const receive = useEffectEvent(({ data, source }: MessageEvent<unknown>) => {
    if (source === null || source !== frame.current?.contentWindow) return;
    const message = readFrameMessage(data);
    if (message?.type === 'height') setHeight(Math.min(message.height, MOST_HEIGHT));
    if (message?.type === 'bundleFailed') onFailed();
    if (message?.type === 'dialogButton') onDialogButton();
    if (message?.type === 'ready') {
      mount();
      onReady();
    }
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => receive(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  const begin = useEffectEvent(onStarted);
  useEffect(() => begin(), []);
  // A status refresh can change the token, so the widget is mounted again.
  const mountAgain = useEffectEvent(() => isShown && mount());
  useEffect(() => void mountAgain(), [accessToken]);

  return (
    <iframe
      ref={frame}
      className="fy-host__frame"
      title={text(`gamification.widget.${widget}`)}
      src={frameUrl}
      sandbox="allow-scripts"
      style={{ blockSize: isShown ? height : 0 }}
    />
  );
}

function themeOf(element: Element): WidgetOptions['theme'] {
  const style = getComputedStyle(element);
  return Object.fromEntries(
    WIDGET_THEME.map((name) => [name, style.getPropertyValue(`--fy-${name}`).trim()]),
  );
}
