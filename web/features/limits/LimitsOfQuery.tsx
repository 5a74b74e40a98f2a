import type { ReactNode } from 'react';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useQuery } from '../../app/graphql.tsx';
import { useRefetchOnMount } from '../../app/useRefetchOnMount.ts';
import { useSettings } from '../../app/app.tsx';
import { useText } from '../../i18n/i18n.tsx';
import type { Query } from '../../transport/graphql/query.ts';

interface LimitsOfQueryProps<Data> {
  query(): Query<Data>;
  children(data: Data): ReactNode;
}

/** A page of limits, with the rules that all limits have. */
export function LimitsOfQuery<Data>({ query, children }: LimitsOfQueryProps<Data>) {
  const text = useText();
  const { limitRaiseDelayHours } = useSettings().rules;
  const { data, error } = useQuery(query());
  // Every bet changes the used amounts.
  useRefetchOnMount(query);
  return (
    <>
      <p>{text('profile.limit.lead', { hours: limitRaiseDelayHours })}</p>
      {error && !data && <Banner tone="danger">{text('profile.limit.failed')}</Banner>}
      {!error && !data && <Skeleton shape="band" />}
      {data && children(data)}
    </>
  );
}
