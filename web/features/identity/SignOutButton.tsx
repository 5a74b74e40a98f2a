import { useState } from 'react';
import { Button, type ButtonProps } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useOverlays } from '../../ui/overlay/overlays.ts';
import { useText } from '../content/index.ts';
import { useSessionStore } from './session.tsx';

export interface SignOutButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'isBlock'> {
  /** A game is open, which ends with the session: the player is asked first. */
  readonly isPlaying?: boolean;
}

export function SignOutButton({ isPlaying = false, ...look }: SignOutButtonProps) {
  const text = useText();
  const { isLeaving, leave } = useLeave(isPlaying);
  return (
    <Button {...look} isLoading={isLeaving} onClick={leave}>
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
  // The session ends at the provider, by a redirect: without a connection it would lead to the browser's error page.
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
