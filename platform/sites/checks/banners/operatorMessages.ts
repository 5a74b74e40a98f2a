import { isLocale } from '@foyer/domain/locale.ts';
import type { OperatorMessage } from '@foyer/sites/schema/banners.ts';
import { localesOf, type Texts } from '../../messages.ts';
import { valueNamed } from '../../pages/values.ts';
import type { BrandFiles, SiteFiles } from '../../siteFiles.ts';
import type { SiteReader } from '../../reader/siteReader.ts';
import { checkText } from '../texts/checkText.ts';
import { checkUnique, type ReportField } from '../pageFiles.ts';

/** Checks that the operator's messages have texts in the languages of their readers, and ids of their own. */
export function checkMessages(
  { brands, licences }: SiteFiles,
  texts: Texts,
  reportFile: SiteReader['report'],
): void {
  const check = (messages: readonly OperatorMessage[], of: readonly BrandFiles[], report: ReportField) => {
    const locales = localesOf(of.values());
    messages.forEach((message, index) => {
      const reportMessage: ReportField = (field, problem) => report(`messages.${index}.${field}`, problem);
      for (const { brand } of of) checkBrand(message, brand, reportMessage);
      for (const part of ['title', 'text'])
        checkText(
          { area: 'notifications', key: `notifications.message.${message.words}.${part}` },
          {
            texts,
            locales: message.locales?.filter(isLocale) ?? locales,
            isAllowed: (name) => valueNamed(name) !== undefined,
          },
          (problem) => reportMessage('words', problem),
        );
    });
  };
  for (const [name, licence] of licences) {
    const own = [...brands.values()].filter(({ brand }) => brand.licence === name);
    const report: ReportField = (field, problem) => reportFile(`licences/${name}.json`, field, problem);
    check(licence.messages, own, report);
    checkIds(licence.messages, [], report);
  }
  for (const [name, files] of brands) {
    const report: ReportField = (field, problem) => reportFile(`brands/${name}/brand.json`, field, problem);
    check(files.brand.messages, [files], report);
    checkIds(files.brand.messages, licences.get(files.brand.licence)?.messages ?? [], report);
  }
}

function checkBrand(
  { page, locales }: OperatorMessage,
  brand: BrandFiles['brand'],
  report: ReportField,
): void {
  if (page && !brand.pages.includes(page)) report('page', `the brand ${brand.brand} has no '${page}'`);
  const known: readonly string[] = brand.locales;
  for (const locale of locales ?? [])
    if (!known.includes(locale)) report('locales', `the brand ${brand.brand} has no locale '${locale}'`);
}

function checkIds(
  messages: readonly OperatorMessage[],
  ofLicence: readonly OperatorMessage[],
  report: ReportField,
): void {
  const ids = [...ofLicence, ...messages].map(({ id }) => id);
  checkUnique(ids, (index, problem) => {
    // The licence's own ids are reported for its file.
    if (index >= ofLicence.length) report(`messages.${index - ofLicence.length}.id`, problem);
  });
}
