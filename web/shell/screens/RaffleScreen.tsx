import { GameList } from '../../features/catalogue/tile/gameListContext.tsx';
import { Tile } from '../../features/catalogue/tile/Tile.tsx';
import { RafflePage } from '../../features/raffle/page/RafflePage.tsx';

/** ROUTE-63: the raffle feature does not know the catalogue, so the game tile is passed in. */
export const RaffleScreen = () => (
  <GameList>
    <RafflePage tile={(game) => <Tile key={game.slug} game={game} />} />
  </GameList>
);
