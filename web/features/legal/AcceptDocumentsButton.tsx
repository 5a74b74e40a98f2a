import { Button, type ButtonProps } from '../../ui/button/Button.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { useOverlays } from '../../app/overlays.ts';

interface AcceptDocumentsButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  onAccepted?(): void;
}

/** OVER-08: opens the documents that the player has yet to accept. */
export function AcceptDocumentsButton({ onAccepted, ...style }: AcceptDocumentsButtonProps) {
  const text = useText();
  const overlays = useOverlays();
  // If the overlay's code cannot be loaded, the button can be pressed again.
  const open = () =>
    void overlays.open('content-accept', { ...(onAccepted && { onAccepted }) }).catch(() => {});
  return (
    <Button {...style} onClick={open}>
      {text('shell.readAndAccept')}
    </Button>
  );
}
