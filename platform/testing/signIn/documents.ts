import { LEGAL_DOCUMENTS } from '@foyer/contract/legal/documents.ts';
import { DOCUMENT_FIELDS, type SignUpPage } from '@foyer/contract/registration/forms.ts';
import type { Site } from '../../sites/index.ts';

/** What a browser sends beside the data of a person: hidden fields, and that they set no limits where limits are offered. */
export const formFields = ({ csrf, documentVersions, steps }: SignUpPage): Record<string, string> => ({
  csrf,
  ...(steps.includes('limits') && { withoutLimits: 'yes' }),
  ...Object.fromEntries(
    LEGAL_DOCUMENTS.map((document) => [DOCUMENT_FIELDS[document], String(documentVersions[document])]),
  ),
});

/** The current legal documents of a site, as its registration form sends them. */
export const documentsShown = ({ settings }: Site) =>
  LEGAL_DOCUMENTS.map((key) => ({ key, version: settings.documentVersions[key] }));
