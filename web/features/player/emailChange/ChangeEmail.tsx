import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { useLazyPart } from '../../../app/useLazyPart.ts';
import { useText } from '../../../i18n/i18n.tsx';

const loadOverlay = () => import('./EmailChangeOverlay.tsx');

/** REG-03: the button that opens the dialog for a new email address. The code of the dialog is loaded then. */
export function ChangeEmail({ email }: { email: string }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const overlay = useLazyPart(isOpen, 'profile', loadOverlay);
  return (
    <>
      <Button
        size="small"
        aria-label={text('profile.emailChange.title')}
        isLoading={isOpen && !overlay}
        onClick={() => setOpen(true)}
      >
        {text('profile.emailChange.open')}
      </Button>
      {overlay && <overlay.EmailChangeOverlay email={email} onClose={() => setOpen(false)} />}
    </>
  );
}
