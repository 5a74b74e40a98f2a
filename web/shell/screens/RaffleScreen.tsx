import { Tile } from '../../features/catalogue/tile/Tile.tsx';
import { RafflePage } from '../../features/raffle/page/RafflePage.tsx';

/** ROUTE-63: the raffle knows no game, and shows those of its studio as every list does. */
export const RaffleScreen = () => <RafflePage tile={(game) => <Tile key={game.slug} game={game} />} />;
