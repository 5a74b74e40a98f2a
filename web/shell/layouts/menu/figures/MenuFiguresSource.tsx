import { useLazyPart } from '../../../../app/useLazyPart.ts';
import type { FiguresSourceProps } from './FiguresSource.tsx';

const loadSource = () => import('./FiguresSource.tsx');

/** Reads the figures of the menu after the page. */
export function MenuFiguresSource(props: FiguresSourceProps) {
  const source = useLazyPart(true, 'account', loadSource);
  return source && <source.FiguresSource {...props} />;
}
