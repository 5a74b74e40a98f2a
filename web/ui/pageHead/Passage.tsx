import type { ReactNode } from 'react';
import './prose.css';

/** Words to read, in a measure that the eye can follow. */
export const Passage = ({ children }: { children: ReactNode }) => <div className="fy-prose">{children}</div>;
