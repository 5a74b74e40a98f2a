import { useRef, type MouseEvent } from 'react';
import type { LinkProps } from '../../ui/link/Link.tsx';
import { browserClock } from '../../transport/clock/clock.ts';
import { useNavigation } from './navigation.ts';

/** Prefetch only when the pointer rests on a link, not when it passes over it. */
const INTENT_MS = 80;

/** A link followed by client-side navigation. Clicks with a modifier key and external links are left to the browser. */
export function RouterLink({ href, onClick, isInPlace = false, children, ...rest }: LinkProps) {
  const navigation = useNavigation();
  const intent = useIntent(() => navigation?.prefetch(href));
  const isOurs = navigation !== null && isInApp(href) && !rest.target && rest.download === undefined;
  if (!isOurs) {
    return (
      <a {...rest} href={href} onClick={onClick}>
        {children}
      </a>
    );
  }
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
    event.preventDefault();
    navigation.go(href, isInPlace);
  };
  return (
    <a {...rest} {...intent} href={href} onClick={follow}>
      {children}
    </a>
  );
}

function useIntent(act: () => void) {
  const cancel = useRef(() => {});
  const wait = () => {
    cancel.current();
    cancel.current = browserClock.after(INTENT_MS, act);
  };
  const leave = () => cancel.current();
  return { onPointerEnter: wait, onPointerLeave: leave, onFocus: wait, onBlur: leave };
}

const isInApp = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
