import { Button, ButtonLink, type ButtonLook } from '../../../ui/button/Button.tsx';
import type { Act } from './contents.ts';

interface ActButtonProps extends Pick<ButtonLook, 'size'> {
  readonly act: Act;
  onClose(): void;
}

export function ActButton({ act: { label, href, isPrimary, run }, size, onClose }: ActButtonProps) {
  const look = { variant: isPrimary ? 'primary' : 'secondary', ...(size && { size }) } as const;
  if (href !== undefined) {
    return (
      <ButtonLink {...look} href={href} onClick={onClose}>
        {label}
      </ButtonLink>
    );
  }
  const act = () => {
    onClose();
    run?.();
  };
  return (
    <Button {...look} onClick={act}>
      {label}
    </Button>
  );
}
