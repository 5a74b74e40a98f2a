import { whenSeen } from './whenSeen.tsx';
import '../../../features/sportsbook/topSports/topSports.css';
import '../../../ui/hero/offer.css';

/** OPEN-45: the operator's content blocks in the lobby, below its first lists. */
export const lobbyBlocks = whenSeen(() =>
  import('../../../features/promotions/Blocks.tsx').then((loaded) => loaded.Blocks),
);
