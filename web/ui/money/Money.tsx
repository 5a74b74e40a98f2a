import { classNames } from '../link/classNames.ts';
import { moneyPieces, type MoneyPart, type MoneyPiece } from './moneyPieces.ts';
import './money.css';

export interface MoneyProps {
  /** The amount as the player's locale writes it. */
  parts: readonly MoneyPart[];
  /** A headline amount: its cents are set a step smaller. */
  isDisplay?: boolean;
  className?: string;
}

/** An amount in tabular figures that never wraps. */
export function Money({ parts, isDisplay, className }: MoneyProps) {
  return (
    <span className={classNames('fy-money', isDisplay && 'fy-money--display', className)}>
      {moneyPieces(parts).map((piece, place) => (
        <Piece key={place} {...piece} />
      ))}
    </span>
  );
}

function Piece({ kind, value }: MoneyPiece) {
  if (kind === 'minor') return <span className="fy-money__minor">{value}</span>;
  if (kind === 'symbol') return <span className="fy-money__symbol">{value}</span>;
  return value;
}
