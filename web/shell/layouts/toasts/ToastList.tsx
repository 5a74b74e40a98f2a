import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Toast } from '../../../ui/toast/Toast.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import type { FeedbackMessage, Messages } from '../../../ui/toast/toasts.ts';

export interface MessageListProps {
  readonly messages: Messages;
  readonly shown: readonly FeedbackMessage[];
  readonly isOnline: boolean;
}

/** MSG-03, MSG-06: current messages; the offline notice stays while the connection is lost. */
export function MessageList({ messages, shown, isOnline }: MessageListProps) {
  const text = useText();
  return (
    <>
      {!isOnline && <Banner tone="neutral">{text('shell.offline')}</Banner>}
      {shown.map(({ id, kind, message, status }) => (
        <Toast
          key={id}
          kind={kind}
          title={message}
          closeLabel={text('shell.close')}
          isClosing={status === 'closing'}
          onClose={() => messages.close(id)}
          onPause={() => messages.pause(id)}
          onResume={() => messages.resume(id)}
        />
      ))}
    </>
  );
}
