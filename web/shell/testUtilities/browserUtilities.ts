import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import { tabStorage } from '../../transport/storage/tabStorage.ts';
import { testedSettings, testUtilities, type TestUtilityDeps } from './testUtilities.ts';

const storage = tabStorage();

/** The settings as this tab wants them seen. Where they differ, React paints the server's page anew. */
export const seenSettings = (settings: LobbySettings): LobbySettings =>
  testedSettings(settings, storage, location.search);

/** `foyerTest` at the console. */
export function installUtilities(parts: Pick<TestUtilityDeps, 'graphql' | 'logout'>): void {
  const foyerTest = testUtilities({ ...parts, storage, reload: () => location.reload() });
  Object.assign(window, { foyerTest: { ...Object(Reflect.get(window, 'foyerTest')), ...foyerTest } });
}
