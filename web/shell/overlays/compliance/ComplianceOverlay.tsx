import type { MessageKey } from '@foyer/contract/generated/messages.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { useCloseOnNavigation } from '../../navigation/navigation.ts';
import { VariantOverlay, type VariantOverlayProps } from '../VariantOverlay.tsx';
import { useOwnTexts } from '../../../app/useOwnTexts.ts';

interface ComplianceOverlayProps extends Pick<VariantOverlayProps, 'variant' | 'isOpen' | 'onClose'> {
  /** A text key of the `verification` area. */
  readonly title: MessageKey;
  readonly later?: MessageKey;
  /** Rendered when the texts have loaded. */
  readonly children: ReactNode;
}

/** A compliance request over any page. It loads its own texts, which the page may lack, and closes on navigation. */
export function ComplianceOverlay({ title, later, children, ...rest }: ComplianceOverlayProps) {
  const { isOpen, onClose } = rest;
  const text = useText();
  const texts = useOwnTexts('verification', title);
  useCloseOnNavigation(rest);
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
