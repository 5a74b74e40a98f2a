import { useState, type ReactNode } from 'react';
import { useLazyPart } from '../../../app/useLazyPart.ts';
import { Button } from '../../../ui/button/Button.tsx';

const loadOverlay = () => import('./RoundOverlay.tsx').then((loaded) => loaded.RoundOverlay);

interface OpenRoundProps {
  /** Id of the round, as in the history. */
  readonly id: string;
  /** Accessible name, which says which round it is. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A button that opens the details of a round, whose code is loaded on the first press. */
export function OpenRound({ id, label, children }: OpenRoundProps) {
  const [isOpen, setOpen] = useState(false);
  const Overlay = useLazyPart(isOpen, 'rounds', loadOverlay);
  return (
    <>
      <Button
        size="small"
        variant="outline"
        aria-haspopup="dialog"
        aria-label={label}
        isLoading={isOpen && !Overlay}
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      {Overlay && <Overlay id={id} onClose={() => setOpen(false)} />}
    </>
  );
}
