import { Button } from '../../../ui/button/Button.tsx';
import { useFocusHere } from '../../../ui/overlay/useFocusHere.ts';
import { CompanyFrame } from '../../../ui/frame/CompanyFrame.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { useMethodName } from '../texts.ts';
import { readFrameMessage } from './frameMessages.ts';

interface PaymentFrameProps {
  readonly url: string;
  readonly provider: string;
  onReturned(): void;
  /** CASH-06: called when the provider's page asks to close the dialog. */
  onClose(): void;
  onAbandon(): void;
}

export function PaymentFrame({ url, provider, onReturned, onClose, onAbandon }: PaymentFrameProps) {
  const text = useText();
  const nameOf = useMethodName();
  const frame = useFocusHere<HTMLIFrameElement>();
  const receive = (event: MessageEvent<unknown>) => {
    const message = readFrameMessage(event, { own: location.origin, frame: new URL(url).origin });
    if (message === 'returned') onReturned();
    if (message === 'close') onClose();
  };
  return (
    <>
      <CompanyFrame
        ref={frame}
        url={url}
        title={text('cashier.frame.title', { provider: nameOf(provider) })}
        onMessage={receive}
      />
      <Button variant="quiet" isBlock onClick={onAbandon}>
        {text('cashier.frame.giveUp')}
      </Button>
    </>
  );
}
