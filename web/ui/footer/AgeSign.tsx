import './footer.css';

export interface AgeSignProps {
  /** "18+" */
  sign: string;
  /** "18 and over" */
  label: string;
}

export function AgeSign({ sign, label }: AgeSignProps) {
  return (
    <span className="fy-age">
      <span aria-hidden="true">{sign}</span>
      <span className="fy-sr">{label}</span>
    </span>
  );
}
