import { Switch } from '../../../ui/field/Switch.tsx';
import { searchKey } from '../../../transport/storage/searchKey.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { SEARCH_KEY, useIsSearchKeyOn } from './useSearchKey.ts';

/** WCAG 2.1.4 */
export function KeySwitch() {
  const text = useText();
  const isOn = useIsSearchKeyOn();
  return (
    <label className="fy-search__key">
      {text('menu.search.key', { key: SEARCH_KEY })}
      <Switch checked={isOn} onChange={({ target }) => searchKey.switch(target.checked)} />
    </label>
  );
}
