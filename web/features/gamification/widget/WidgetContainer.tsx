import { useEffect, useState, useEffectEvent, useRef } from 'react';
import {
  type Widget,
  readFrameMessage,
  WIDGET_THEME,
  type WidgetOptions,
} from '@foyer/contract/gamification/widget.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { State } from '../../../ui/feedback/State.tsx';
import { browserClock } from '../../../transport/clock/clock.ts';
import { useDateTag, useLocale, useText } from '../../../i18n/i18n.tsx';
import { useStore } from '../../../app/useStore.ts';
import type { Gamification } from '../useGamification.ts';
import { createBundle } from './bundle.ts';
import '../loyalty/loyalty.css';
import type { Entered } from '../entry.ts';

interface WidgetContainerProps {
  readonly widget: Widget;
  readonly gamification: Gamification;
  /** The widget reads its data again at once when this number changes. */
  readonly revision?: number;
}

/** GAMI-03, GAMI-06, LOY-11: container of a provider's widget, with its loading and error states. */
export function WidgetContainer({ widget, gamification, revision = 0 }: WidgetContainerProps) {
  const { entered, hasFailed, dialogClicked, retry } = gamification;
  const [bundle] = useState(() => createBundle(browserClock));
  const { round, step } = useStore(bundle);
  useEffect(() => bundle.stop, [bundle]);
  if (!entered && hasFailed) return <Failed onRetry={retry} />;
  if (step === 'failed') return <Failed onRetry={bundle.retry} />;
  return (
    <div className="fy-host">
      {!entered && <Waiting />}
      {entered && (
        <WidgetFrame
          key={`${widget} ${round}`}
          widget={widget}
          entered={entered}
          revision={revision}
          isShown={step === 'ready'}
          onStarted={bundle.started}
          onReady={bundle.ready}
          onFailed={bundle.failed}
          onDialogButton={dialogClicked}
        />
      )}
    </div>
  );
}

function Waiting() {
  const text = useText();
  return (
    <div className="fy-host__wait" aria-busy="true">
      <p className="fy-sr">{text('gamification.widget.coming')}</p>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <State
      drawing="curtain"
      headingLevel={3}
      title={text('gamification.widget.failed.title')}
      action={<Button onClick={onRetry}>{text('shell.tryAgain')}</Button>}
    >
      {text('gamification.widget.failed.text')}
    </State>
  );
}

interface WidgetFrameProps {
  readonly widget: Widget;
  readonly entered: Entered;
  readonly revision: number;
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
function WidgetFrame(props: WidgetFrameProps) {
  const { widget, entered, revision, isShown, onStarted, onReady, onFailed, onDialogButton } = props;
  const text = useText();
  const locale = useLocale();
  const dates = useDateTag();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  const { accessToken, frameUrl } = entered;

  const mount = () => {
    const theme = themeOf(document.documentElement);
    const options: WidgetOptions = { widget, accessToken, locale, dates, theme };
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
  useEffect(() => void mountAgain(), [accessToken, revision]);

  const shownHeight = isShown ? height : 0;
  return (
    <>
      {shownHeight === 0 && <Waiting />}
      <iframe
        ref={frame}
        className="fy-host__frame"
        title={text(`gamification.widget.${widget}`)}
        src={frameUrl}
        sandbox="allow-scripts"
        style={{ blockSize: shownHeight }}
      />
    </>
  );
}

function themeOf(element: Element): WidgetOptions['theme'] {
  const style = getComputedStyle(element);
  return Object.fromEntries(
    WIDGET_THEME.map((name) => [name, style.getPropertyValue(`--fy-${name}`).trim()]),
  );
}
