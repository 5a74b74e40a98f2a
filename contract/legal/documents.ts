/** OVER-08, PLAYER-11: the legal pages that every player accepts, by the name of their folder in the site data. */
export const LEGAL_DOCUMENTS = ['terms-and-conditions', 'privacy-policy'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

export const isLegalDocument = (key: string): key is LegalDocument =>
  LEGAL_DOCUMENTS.some((document) => document === key);

export type DocumentVersions = Readonly<Record<LegalDocument, number>>;

/** The documents of which the player has not accepted the required version or a later one. */
export const documentsOwed = (
  accepted: DocumentVersions,
  required: DocumentVersions,
): readonly LegalDocument[] => LEGAL_DOCUMENTS.filter((document) => accepted[document] < required[document]);
