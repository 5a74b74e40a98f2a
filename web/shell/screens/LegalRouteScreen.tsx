import { useCountries } from '../../app/app.tsx';
import { useQuery } from '../../app/graphql.tsx';
import { LegalScreen } from '../../features/content/legal/LegalScreen.tsx';
import { contentPageQuery } from '../../features/content/legal/queries.ts';
import { Blocks } from '../../features/promotions/index.ts';
import type { ScreenProps } from '../routing/page.ts';

/** ROUTE-61, OPEN-45: a text page, with the operator's content blocks below the text. */
export function LegalRouteScreen({ variant = '' }: Pick<ScreenProps, 'variant'>) {
  const { data } = useQuery(contentPageQuery(variant, useCountries().country));
  return (
    <>
      <LegalScreen variant={variant} />
      {data?.page && <Blocks blocks={data.contentBlocks ?? []} />}
    </>
  );
}
