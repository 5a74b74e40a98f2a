import './offer.css';

export interface Terms {
  label: string;
  /** A sentence each. */
  lines: readonly string[];
}

/** What an offer asks for, always beside it. */
export const OfferTerms = ({ label, lines }: Terms) => (
  <ul className="fy-offer-terms" aria-label={label}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
