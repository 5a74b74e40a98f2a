import { Button } from '../../ui/button/Button.tsx';
import { State } from '../../ui/feedback/State.tsx';
import { serverErrorIn, type CallError } from '../../transport/graphql/errors.ts';
import { useText } from '../../i18n/i18n.tsx';

/** Error message of a screen whose query failed, with a retry button. */
export function Failure({ error, onRetry }: { error: CallError; onRetry?: () => void }) {
  const text = useText();
  const traceId = serverErrorIn(error)?.traceId;
  return (
    <State
      drawing="curtain"
      title={text('shell.failed.title')}
      action={
        <Button variant="primary" onClick={onRetry ?? (() => location.reload())}>
          {text('shell.tryAgain')}
        </Button>
      }
    >
      {text('shell.failed.text')} {traceId && <code>{traceId}</code>}
    </State>
  );
}
