import { createContext, useContext } from 'react';
import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Another query of the same page: the scroll position and the focus stay. */
  isInPlace?: boolean;
}

const PlainLink = ({ children, isInPlace: _isInPlace, ...anchor }: LinkProps) => (
  <a {...anchor}>{children}</a>
);

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Provides the router's link component to all links in `ui`; without it they are plain anchors. */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<LinkProps>;
  children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

export function Link(props: LinkProps) {
  const Rendered = useContext(LinkContext);
  return <Rendered {...props} />;
}
