import { VerificationPage } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

export const verificationQuery = (countryCode: string) => createQuery(VerificationPage, { countryCode });
