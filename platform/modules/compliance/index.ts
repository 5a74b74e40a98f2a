import type { ModuleDescription } from '../../plumbing/module.ts';

export { createCompliance, type Compliance } from './compliance.ts';
export type { NewDocument } from './documents.ts';
export { formOf, type Form, type Papers } from './form.ts';
export type { OptionChoice } from './playerActs.ts';
export { complianceResolvers } from './resolvers.ts';

export const complianceModule: ModuleDescription = {
  name: 'compliance',
  migrations: { schema: 'compliance', folder: new URL('./migrations/', import.meta.url) },
};
