import { useState } from 'react';
import type { ConsentChoicesProps, ConsentItem } from './ConsentChoices.tsx';
import { CATEGORIES, type Category } from '../../transport/consent/categories.ts';
import type { ConsentStore } from '../../transport/consent/consentStore.ts';
import { useText } from '../../i18n/i18n.tsx';

export interface ChoicesOptions {
  /**
   * Initially selected categories. A changed set, for example after a choice in another tab, replaces the
   * selection.
   */
  readonly start: ReadonlySet<Category>;
  /** Describes what is stored under a category. */
  readonly detailOf?: (category: Category) => string;
  readonly onChosen: () => void;
}

/** Props for the five consent categories with their switches, and for the buttons that save the choice. */
export function useChoices(store: ConsentStore | null, options: ChoicesOptions): ConsentChoicesProps {
  const { start, detailOf, onChosen } = options;
  const text = useText();
  const [chosen, setChosen] = useState<ReadonlySet<Category>>(start);
  const [startedWith, setStartedWith] = useState(start);
  if (startedWith !== start) {
    setStartedWith(start);
    setChosen(start);
  }
  const choose = (accepted: readonly Category[]) => () => {
    setChosen(new Set(accepted));
    store?.choose(accepted);
    onChosen();
  };
  const item = (key: Category): ConsentItem => ({
    key,
    label: text(`consent.${key}`),
    hint: text(`consent.${key}.text`),
    detail: detailOf?.(key) ?? '',
    isOn: key === 'necessary' ? null : chosen.has(key),
  });
  return {
    items: CATEGORIES.map(item),
    labels: {
      list: text('consent.list'),
      alwaysOn: text('consent.alwaysOn'),
      reject: text('consent.reject'),
      accept: text('consent.accept'),
      save: text('consent.save'),
    },
    onTurn: (key, isOn) => setChosen((before) => turned(before, key, isOn)),
    onReject: choose(['necessary']),
    onAccept: choose(CATEGORIES),
    onSave: choose([...chosen]),
  };
}

const turned = (chosen: ReadonlySet<Category>, key: string, isOn: boolean): ReadonlySet<Category> =>
  new Set(CATEGORIES.filter((category) => (category === key ? isOn : chosen.has(category))));
