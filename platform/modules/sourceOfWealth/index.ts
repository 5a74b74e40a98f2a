import type { ModuleDescription } from '../../infra/module.ts';

export type { OptionChoice } from './documentCommands.ts';
export { inspectDocument, type NewDocument } from './documents.ts';
export { formOf, type Form, type FormOfType, type SubmittedDocuments } from './form.ts';
export { createSourceOfWealth, type SourceOfWealthDocuments } from './sourceOfWealth.ts';

/** Its migrations hold the tables of kyc too, under the schema name that existing databases have recorded. */
export const sourceOfWealthModule: ModuleDescription = {
  name: 'sourceOfWealth',
  migrations: { schema: 'compliance', folder: new URL('./migrations/', import.meta.url) },
};
