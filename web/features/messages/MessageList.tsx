import { Banner } from '../../ui/feedback/Banner.tsx';
import { Toast } from '../../ui/feedback/Toast.tsx';
import { useText } from '../content/index.ts';
import type { FeedbackMessage, Messages } from './messages.ts';

export interface MessageListProps {
  readonly messages: Messages;
  readonly shown: readonly FeedbackMessage[];
  readonly isOnline: boolean;
}

/** MSG-03, MSG-06: what is told now; a lost connection stands there for as long as it lasts. */
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
