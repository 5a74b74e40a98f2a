import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import { tabStorage } from '../../transport/storage/tabStorage.ts';
import { testedSettings, testUtilities, type TestUtilityDeps } from './testUtilities.ts';

const storage = tabStorage();

/** The settings with this tab's overrides. If these change something, React renders the page again. */
export const seenSettings = (settings: LobbySettings): LobbySettings =>
  testedSettings(settings, storage, location.search);

/** Installs `foyerTest` in the console. */
export function installUtilities(deps: Pick<TestUtilityDeps, 'graphql' | 'logout'>): void {
  const foyerTest = testUtilities({ ...deps, storage, reload: () => location.reload() });
  Object.assign(window, { foyerTest: { ...Object(Reflect.get(window, 'foyerTest')), ...foyerTest } });
}
