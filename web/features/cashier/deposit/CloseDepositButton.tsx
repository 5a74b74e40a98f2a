import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';

interface CloseDepositButtonProps {
  /** Null on the deposit page, where there is no dialog to close. */
  readonly onClose: (() => void) | null;
  readonly variant: 'primary' | 'quiet';
}

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
