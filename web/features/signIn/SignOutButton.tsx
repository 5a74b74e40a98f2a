import { useState } from 'react';
import { Button, type ButtonProps } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useOverlays } from '../../app/overlays.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useSessionStore } from './session.tsx';

export interface SignOutButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'isBlock'> {
  /** A game is open and would end with the session, so the player must confirm. */
  readonly isPlaying?: boolean;
}

export function SignOutButton({ isPlaying = false, ...style }: SignOutButtonProps) {
  const text = useText();
  const { isLeaving, leave } = useLeave(isPlaying);
  return (
    <Button {...style} isLoading={isLeaving} onClick={leave}>
      <Icon name="sign-out" />
      {text('identity.signOut')}
    </Button>
  );
}

function useLeave(isPlaying: boolean) {
  const text = useText();
  const store = useSessionStore();
  const overlays = useOverlays();
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void store.signOut();
  };
  const ask = () =>
    overlays.open('confirmation', {
      title: text('identity.leaveGame.title'),
      text: text('identity.leaveGame.text'),
      act: text('identity.signOut'),
      onConfirm: leave,
    });
  // Signing out redirects to the identity provider, which would show the browser's error page while offline.
  const refuse = () =>
    overlays.open('action-error', { title: text('shell.offlineTitle'), text: text('identity.offlineLeave') });
  return {
    isLeaving,
    leave() {
      if (!navigator.onLine) refuse().catch(() => {});
      else if (isPlaying) ask().catch(leave);
      else leave();
    },
  };
}
