import { fetchCode } from '../http/missingCode.ts';
import { reportUncaughtErrors, type ErrorReporter, type Report } from './uncaughtErrors.ts';

/** The error reporter of this page. @param url where the reports are sent; null for the platform itself */
export function browserErrors(url: string | null): ErrorReporter {
  let reports: Report | null = null;
  async function load(): Promise<Report> {
    if (reports) return reports;
    const { errorReports } = await fetchCode(() => import('./errorReports.ts'));
    return (reports ??= errorReports({ url, page: () => location.pathname }));
  }
  return reportUncaughtErrors({ window, random: Math.random, load });
}
