import { Fragment, type ReactNode } from 'react';

import { Link } from '../link/Link.tsx';
import { readMarkup, type Element, type Piece } from './markup.ts';
import { Passage } from './Passage.tsx';

export interface ProseProps {
  html: string;
  /** ROUTE-24: adds the reader's locale to an in-app path. */
  href: (path: string) => string;
}

/** Rich text. Its links are `Link` components, so that in-app links use client-side navigation. */
export function Prose({ html, href }: ProseProps) {
  return <Passage>{write(readMarkup(html), href)}</Passage>;
}

const write = (pieces: readonly Piece[], href: ProseProps['href']): ReactNode[] =>
  pieces.map((piece, index) => (
    // The index is a stable key, because pieces are never reordered.
    <Fragment key={`${index}`}>{typeof piece === 'string' ? piece : writeElement(piece, href)}</Fragment>
  ));

function writeElement({ tag, id, href: target, pieces }: Element, href: ProseProps['href']): ReactNode {
  if (tag === 'br') return <br />;
  const inner = write(pieces, href);
  if (tag !== 'a') {
    const Tag = tag;
    return <Tag id={id}>{inner}</Tag>;
  }
  if (target === undefined) return inner;
  if (target.startsWith('/')) return <Link href={href(target)}>{inner}</Link>;
  return target.startsWith('https:') ? (
    <a href={target} rel="noopener noreferrer">
      {inner}
    </a>
  ) : (
    <a href={target}>{inner}</a>
  );
}
