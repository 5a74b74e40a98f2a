import './footer.css';

export interface AgeSignProps {
  /** "18+" */
  sign: string;
  /** "18 and over" */
  label: string;
}

export function AgeSign({ sign, label }: AgeSignProps) {
  return (
    <span className="fy-age" role="img" aria-label={label}>
      {sign}
    </span>
  );
}
