import { classNames } from '../link/classNames.ts';
import { moneyPieces, type MoneyPart, type MoneyPiece } from './moneyPieces.ts';
import './money.css';

export interface MoneyProps {
  parts: readonly MoneyPart[];
  /** Whether this is a headline, whose cents are one size smaller. */
  isDisplay?: boolean;
}

/** An amount in tabular figures, without line breaks. */
export function Money({ parts, isDisplay }: MoneyProps) {
  return (
    <span className={classNames('fy-money', isDisplay && 'fy-money--display')}>
      {moneyPieces(parts).map((piece, index) => (
        <Piece key={index} {...piece} />
      ))}
    </span>
  );
}

function Piece({ kind, value }: MoneyPiece) {
  if (kind === 'minor') return <span className="fy-money__minor">{value}</span>;
  if (kind === 'symbol') return <span className="fy-money__symbol">{value}</span>;
  return value;
}
