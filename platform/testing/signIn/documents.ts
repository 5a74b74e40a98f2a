import { LEGAL_DOCUMENTS } from '@foyer/contract/legal/documents.ts';
import { DOCUMENT_FIELDS, type SignUpPage } from '@foyer/contract/registration/forms.ts';
import type { Site } from '../../sites/index.ts';

/** The hidden fields of a registration form, as a browser sends them. */
export const hiddenFields = ({ csrf, documentVersions }: SignUpPage): Record<string, string> => ({
  csrf,
  ...Object.fromEntries(
    LEGAL_DOCUMENTS.map((document) => [DOCUMENT_FIELDS[document], String(documentVersions[document])]),
  ),
});

/** The current legal documents of a site, as its registration form sends them. */
export const documentsShown = ({ settings }: Site) =>
  LEGAL_DOCUMENTS.map((key) => ({ key, version: settings.documentVersions[key] }));
