import { MoreCasinosPage } from '@foyer/contract/generated/operations.ts';
import { question } from '../../transport/graphql/query.ts';

export const moreCasinosQuestion = () => question(MoreCasinosPage, {});
