import './offer.css';

export interface Terms {
  label: string;
  /** Each line is one sentence. */
  lines: readonly string[];
}

/** The terms of an offer, which must always be shown with it. */
export const OfferTerms = ({ label, lines }: Terms) => (
  <ul className="fy-offer-terms" aria-label={label}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
