import type { CSSProperties } from 'react';
import './studios.css';

/** A studio's name in its own letters, in the colour of the text round it; the name beside it or on the link says it. */
export function StudioMark({ url }: { url: string }) {
  return <span className="fy-mark" style={markedBy(url)} aria-hidden="true" />;
}

const markedBy = (url: string): CSSProperties & Record<'--_mark', string> => ({ '--_mark': `url("${url}")` });
