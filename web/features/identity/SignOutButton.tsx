import { useState } from 'react';
import { Button, type ButtonProps } from '../../design/button/Button.tsx';
import { Icon } from '../../design/icon/Icon.tsx';
import { useText } from '../content/index.ts';
import { useSessionStore } from './session.tsx';

export function SignOutButton(look: Pick<ButtonProps, 'variant' | 'size' | 'isBlock'>) {
  const text = useText();
  const store = useSessionStore();
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void store.signOut();
  };
  return (
    <Button {...look} isLoading={isLeaving} onClick={leave}>
      <Icon name="sign-out" />
      {text('identity.signOut')}
    </Button>
  );
}
