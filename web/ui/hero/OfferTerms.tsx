import './offer.css';

export interface Terms {
  label: string;
  /** One sentence per line. */
  lines: readonly string[];
}

/** The terms of an offer, always shown with it. */
export const OfferTerms = ({ label, lines }: Terms) => (
  <ul className="fy-offer-terms" aria-label={label}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
