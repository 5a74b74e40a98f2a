import type { MouseEvent } from 'react';
import type { LinkProps } from '../../design/link/Link.tsx';
import { useNavigation } from './navigation.ts';

/** A link followed in the browser; with a modifier key, or out of the site, it is the browser's own. */
export function RouterLink({ onClick, ...props }: LinkProps) {
  const navigation = useNavigation();
  const isOurs = navigation !== null && isInApp(props.href) && !props.target && props.download === undefined;
  if (!isOurs) return <a {...props} onClick={onClick} />;
  const { href } = props;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
    event.preventDefault();
    navigation.go(href);
  };
  const prefetch = () => navigation.prefetch(href);
  return <a {...props} onClick={follow} onPointerEnter={prefetch} onFocus={prefetch} />;
}

/** ROUTE-24 */
const isInApp = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
