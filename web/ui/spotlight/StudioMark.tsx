import type { CSSProperties } from 'react';
import './spotlight.css';

/** A studio's logo in the colour of the text. It is decorative: the text next to it or its link has the name. */
export function StudioMark({ url }: { url: string }) {
  return <span className="fy-mark" style={markedBy(url)} aria-hidden="true" />;
}

const markedBy = (url: string): CSSProperties & Record<'--_mark', string> => ({ '--_mark': `url("${url}")` });
