import { useEffect, type ReactNode } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { useText } from '../../../features/content/index.ts';
import { useIsNavigating } from '../../navigation/navigation.ts';
import { VariantOverlay, type VariantOverlayProps } from '../VariantOverlay.tsx';
import { useOwnTexts } from './useOwnTexts.ts';

interface ComplianceOverlayProps extends Pick<VariantOverlayProps, 'variant' | 'isOpen' | 'onClose'> {
  /** Keys of the texts of verification. */
  readonly title: string;
  readonly later?: string;
  /** With the texts at hand. */
  readonly children: ReactNode;
}

/** What the house asks a player for, over any page; which may know nothing of its texts. It gives way to another page. */
export function ComplianceOverlay({ title, later, children, ...rest }: ComplianceOverlayProps) {
  const { isOpen, onClose } = rest;
  const text = useText();
  const texts = useOwnTexts('verification', title);
  const isGoing = useIsNavigating();
  useEffect(() => {
    if (isOpen && isGoing) onClose();
  }, [isOpen, isGoing, onClose]);
  const isHere = texts === 'here';
  return (
    <VariantOverlay
      {...rest}
      title={text(isHere ? title : 'shell.loading')}
      foot={<Button onClick={onClose}>{text(isHere && later !== undefined ? later : 'shell.close')}</Button>}
    >
      {texts === 'failed' && <Banner tone="danger">{text('shell.failed.text')}</Banner>}
      {isOpen && isHere && children}
    </VariantOverlay>
  );
}
