import type { ModuleDescription } from '../../infra/module.ts';

export { createRegulator, type Regulator } from './regulator.ts';
export { listReports, requestDelivery, type Report } from './reports.ts';
export type { DeliverReport, ReportingLicence } from './ports.ts';

export const regulatorModule: ModuleDescription = {
  name: 'regulator',
  migrations: { schema: 'regulator', folder: new URL('./migrations/', import.meta.url) },
};
