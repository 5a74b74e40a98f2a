import type { SourceOfWealthType } from '@foyer/contract/generated/resolvers.ts';

/** SOW-04: what shows a source; each has `verification.sourceOfWealth.option.<id>` and `….tooltip` among the texts. */
export const OPTIONS: Readonly<Record<SourceOfWealthType, readonly string[]>> = {
  Salary: ['payslips', 'employmentContract', 'salaryAccount'],
  Dividends: ['dividendStatement', 'annualAccounts'],
  Inheritance: ['will', 'estateAccount'],
  SaleOfProperty: ['deedOfSale', 'saleProceeds'],
  SaleOfCompany: ['shareSaleContract', 'companyProceeds'],
  Other: ['pension', 'savings', 'gift', 'winnings'],
};

export const isOptionOf = (type: SourceOfWealthType, option: string): boolean =>
  OPTIONS[type].includes(option);
