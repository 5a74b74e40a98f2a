import { Button, ButtonLink, type ButtonVariantProps } from '../../../ui/button/Button.tsx';
import type { OverlayAction } from './contents.ts';

interface ActButtonProps extends Pick<ButtonVariantProps, 'size'> {
  readonly act: OverlayAction;
  onClose(): void;
}

export function OverlayActionButton({ act: { label, href, isPrimary, run }, size, onClose }: ActButtonProps) {
  const style = { variant: isPrimary ? 'primary' : 'secondary', ...(size && { size }) } as const;
  if (href !== undefined) {
    return (
      <ButtonLink {...style} href={href} onClick={onClose}>
        {label}
      </ButtonLink>
    );
  }
  const act = () => {
    onClose();
    run?.();
  };
  return (
    <Button {...style} onClick={act}>
      {label}
    </Button>
  );
}
