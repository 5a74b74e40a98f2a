import type { ReactNode } from 'react';
import { useSettings } from '../../app/app.tsx';
import { classNames } from '../../ui/link/classNames.ts';
import { CHAT_PANEL_ID } from './launcherScript.ts';

interface ChatOpenerProps {
  readonly className: string;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Opens the chat from elsewhere on the page. Nothing where the chat's vendor has a button of its own, or without a chat. */
export function ChatOpener({ className, onClick, children }: ChatOpenerProps) {
  if (!useHasChat()) return null;
  return (
    <button
      type="button"
      className={classNames('fy-chatopener', className)}
      popoverTarget={CHAT_PANEL_ID}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** Whether the brand has a chat that our own buttons open. */
export function useHasChat(): boolean {
  const { chat, features } = useSettings();
  return chat !== null && !features.includes('EnableZendeskWebWidget');
}
