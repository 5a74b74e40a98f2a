import type { SourceOfWealthType } from '@foyer/contract/generated/resolvers.ts';

/**
 * SOW-04: documents that can prove each source of wealth. Each option has the message keys
 * `verification.sourceOfWealth.option.<id>` and `….tooltip`.
 */
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
