import { AcceptDocuments } from '@foyer/contract/generated/operations.ts';
import type { MessageKey } from '@foyer/contract/generated/messages.ts';
import { useState } from 'react';
import { useGraphql } from '../../app/graphql.tsx';
import { serverErrorIn } from '../../transport/graphql/errors.ts';
import type { OwedDocument } from './DocumentToRead.tsx';
import { documentsQuery } from './queries.ts';

/** Accepts the documents in the versions that are shown. `accept` returns whether the platform stored it. */
export function useAcceptDocuments() {
  const graphql = useGraphql();
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<MessageKey | null>(null);
  return {
    isRunning,
    problem,
    async accept(read: readonly OwedDocument[]): Promise<boolean> {
      setRunning(true);
      setProblem(null);
      const documents = read.map(({ key, version }) => ({ key, version }));
      const { data, error } = await graphql.mutate(AcceptDocuments, { documents }, ['Player']);
      const isOutdated = serverErrorIn(error)?.type === 'DocumentChanged';
      if (isOutdated) await documentsQuery().reread(graphql);
      if (!data) setProblem(isOutdated ? 'legal.accept.newer' : 'legal.accept.failed');
      setRunning(false);
      return data !== undefined;
    },
  };
}
