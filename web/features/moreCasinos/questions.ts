import { MoreCasinosPage } from '@foyer/contract/generated/operations.ts';
import { question } from '../../transport/graphql/question.ts';

export const moreCasinosQuestion = () => question(MoreCasinosPage, {});
