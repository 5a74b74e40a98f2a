import { useState } from 'react';
import { useLazyPart } from '../../../../app/useLazyPart.ts';
import { useText } from '../../../../i18n/i18n.tsx';
import { IconButton } from '../../../../ui/button/Button.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import type { Beside } from './useBeside.ts';

const loadChooser = () => import('./BesideChooser.tsx').then((loaded) => loaded.BesideChooser);

/** Opens the choice of a second game, whose code is loaded on the first press. */
export function BesideButton({ first, beside }: { first: string; beside: Beside }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const Chooser = useLazyPart(isOpen, 'menu', loadChooser);
  return (
    <>
      <IconButton label={text('games.beside.open')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="squares-four" />
      </IconButton>
      {Chooser && <Chooser first={first} hrefWith={beside.hrefWith} onClose={() => setOpen(false)} />}
    </>
  );
}
