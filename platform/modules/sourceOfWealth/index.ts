import type { ModuleDescription } from '../../infra/module.ts';

export type { OptionChoice } from './documentCommands.ts';
export { inspectDocument, type NewDocument } from './documents.ts';
export { formOf, type Form, type FormOfType, type SubmittedDocuments } from './form.ts';
export { createSourceOfWealth, type SourceOfWealthDocuments } from './sourceOfWealth.ts';

/**
 * The migrations of this module also create the tables of kyc, under a
 * schema name that existing databases already use.
 */
export const sourceOfWealthModule: ModuleDescription = {
  name: 'sourceOfWealth',
  migrations: { schema: 'compliance', folder: new URL('./migrations/', import.meta.url) },
};
