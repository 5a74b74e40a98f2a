import { PageTitle } from '../../../ui/pageHead/PageTitle.tsx';
import { useQuery } from '../../../app/graphql.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { useTitle } from '../../../app/head.tsx';
import { PendingGames } from '../pageStates.tsx';
import { studiosQuery } from '../queries.ts';
import { useNumber } from '../../../i18n/useNumber.ts';
import { Studios } from './Studios.tsx';

/** ROUTE-51: the game studios. */
export function StudiosScreen() {
  const text = useText();
  const number = useNumber();
  const { data, error } = useQuery(studiosQuery());
  useTitle(text('games.studios'));
  if (!data) return <PendingGames error={error} />;
  return (
    <>
      <PageTitle count={number(data.gameStudios.length)}>{text('games.studios')}</PageTitle>
      <Studios studios={data.gameStudios} />
    </>
  );
}
