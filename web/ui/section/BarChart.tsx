import { customProperties } from '../styles/customProperties.ts';
import './barChart.css';

export interface Bar {
  readonly key: string;
  readonly label: string;
  /** From 0 to 1, of the highest bar. */
  readonly share: number;
  readonly text: string;
  /** The bar can still change. */
  readonly isOpen?: boolean;
}

/** Bars in the order of time. Hidden from screen readers, which read the table with the same figures beside it. */
export const BarChart = ({ bars }: { bars: readonly Bar[] }) => (
  <div className="fy-bars" aria-hidden="true">
    {bars.map(({ key, label, share, text, isOpen }) => (
      <div key={key} className="fy-bar" data-open={isOpen ? '' : undefined}>
        <b>{text}</b>
        <span className="fy-bar__value" style={customProperties({ '--_share': share })} />
        <span>{label}</span>
      </div>
    ))}
  </div>
);
