import { useEffect, useState } from 'react';
import type { Widget } from '@foyer/contract/gamification/widget.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { State } from '../../../ui/feedback/State.tsx';
import { browserClock } from '../../../transport/clock/clock.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useStore } from '../../../app/useStore.ts';
import type { Gamification } from '../useGamification.ts';
import { createBundle } from './bundle.ts';
import { WidgetFrame } from './WidgetFrame.tsx';
import '../loyalty/loyalty.css';

/** GAMI-03, GAMI-06, LOY-11: container of a provider's widget, with its loading and error states. */
export function WidgetContainer({ widget, gamification }: { widget: Widget; gamification: Gamification }) {
  const text = useText();
  const { entered, hasFailed, dialogClicked, retry } = gamification;
  const [bundle] = useState(() => createBundle(browserClock));
  const { round, step } = useStore(bundle);
  useEffect(() => bundle.stop, [bundle]);
  if (!entered && hasFailed) return <Failed onRetry={retry} />;
  if (step === 'failed') return <Failed onRetry={bundle.retry} />;
  return (
    <div className="fy-host" aria-busy={step === 'loading'}>
      {step === 'loading' && <p>{text('gamification.widget.coming')}</p>}
      {entered && (
        <WidgetFrame
          key={`${widget} ${round}`}
          widget={widget}
          entered={entered}
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
