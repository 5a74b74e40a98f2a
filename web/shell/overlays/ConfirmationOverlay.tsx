import { Button } from '../../ui/button/Button.tsx';
import { useText } from '../../i18n/i18n.tsx';
import type { OverlayViewProps } from '../../app/overlays.ts';
import { VariantOverlay } from './VariantOverlay.tsx';

/** OVER-01: asks for confirmation before a destructive action; closing it cancels. */
export function ConfirmationOverlay({ contents, ...rest }: OverlayViewProps<'confirmation'>) {
  const text = useText();
  const { onClose } = rest;
  const confirm = () => {
    onClose();
    contents.onConfirm();
  };
  const dismiss = () => {
    onClose();
    contents.onDismiss?.();
  };
  return (
    <VariantOverlay
      {...rest}
      title={contents.title}
      onClose={dismiss}
      foot={
        <>
          <Button variant="quiet" onClick={dismiss}>
            {text('shell.cancel')}
          </Button>
          <Button variant="primary" onClick={confirm}>
            {contents.act}
          </Button>
        </>
      }
    >
      <p>{contents.text}</p>
    </VariantOverlay>
  );
}
