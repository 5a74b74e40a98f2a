import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../design/button/Button.tsx';
import { useFocusHere } from '../../../design/overlay/useFocusHere.ts';
import { paymentFrameClass } from '../../../design/money/paymentFrame.ts';
import { useText } from '../../content/index.ts';
import { useMethodName } from '../wording.ts';
import { readFrameMessage } from './frameMessages.ts';

export interface PaymentFrameProps {
  readonly url: string;
  readonly provider: string;
  onReturned(): void;
  /** CASH-06 */
  onClose(): void;
  onGiveUp(): void;
}

/** The provider's own page, on its own origin: what is typed there never reaches us. */
export function PaymentFrame({ url, provider, onReturned, onClose, onGiveUp }: PaymentFrameProps) {
  const text = useText();
  const nameOf = useMethodName();
  const frame = useFocusHere<HTMLIFrameElement>();
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = readFrameMessage(event, { own: location.origin, frame: new URL(url).origin });
    if (message === 'returned') onReturned();
    if (message === 'close') onClose();
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  return (
    <>
      <iframe
        ref={frame}
        className={paymentFrameClass}
        src={url}
        title={text('cashier.frame.title', { provider: nameOf(provider) })}
        // Another origin than ours: being itself there gives it nothing of ours.
        sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
        referrerPolicy="origin"
      />
      <Button variant="quiet" isBlock onClick={onGiveUp}>
        {text('cashier.frame.giveUp')}
      </Button>
    </>
  );
}
