import type { ReactNode } from 'react';
import './prose.css';

/** Long text with a readable line length. */
export const Passage = ({ children }: { children: ReactNode }) => <div className="fy-prose">{children}</div>;
