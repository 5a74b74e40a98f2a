export {
  compareStatements,
  STATEMENT_STATES,
  type Difference,
  type StatementLine,
} from './compareStatements.ts';
export { cardNumberAccounts } from './cardNumberAccounts.ts';
export { knownBrands, readStatement, type OwnStatementLine } from './readStatement.ts';
