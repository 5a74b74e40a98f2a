import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { useHref, useText } from '../../content/index.ts';

export interface CloseDepositButtonProps {
  /** Null where there is nothing to close: the deposit has a page of its own. */
  readonly onClose: (() => void) | null;
  readonly variant: 'primary' | 'quiet';
}

/** Back to where the player was: the dialog closes, the page gives way to the lobby. */
export function CloseDepositButton({ onClose, variant }: CloseDepositButtonProps) {
  const text = useText();
  const href = useHref();
  if (!onClose)
    return (
      <ButtonLink variant={variant} href={href('/')}>
        {text('shell.toLobby')}
      </ButtonLink>
    );
  return (
    <Button variant={variant} onClick={onClose}>
      {text('shell.close')}
    </Button>
  );
}
