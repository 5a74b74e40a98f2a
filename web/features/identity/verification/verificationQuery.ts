import { VerificationPage } from '@foyer/contract/generated/operations.ts';
import { question } from '../../../transport/graphql/query.ts';

export const verificationQuestion = () => question(VerificationPage, {});
