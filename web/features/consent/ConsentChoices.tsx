import { useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Switch } from '../../ui/field/Switch.tsx';
import type { Category } from '../../transport/consent/categories.ts';
import type { ConsentStore } from '../../transport/consent/consentStore.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useUsedCategories } from './useUsedCategories.ts';
import './consent.css';

interface ConsentChoicesProps {
  /** Null on the server. */
  readonly store: ConsentStore | null;
  /** Initial selection. If it changes, for example after a choice in another tab, it replaces the selection. */
  readonly start: ReadonlySet<Category>;
  /** Describes what is stored under a category. */
  readonly detailOf?: ((category: Category) => string) | undefined;
  /** The current choice is not loaded yet: switches and save are disabled. */
  readonly isWaiting?: boolean;
  readonly onChosen?: () => void;
}

/** The consent form. It accepts or refuses all categories with one click each, so that both are equally easy. */
export function ConsentChoices({ store, start, detailOf, isWaiting = false, onChosen }: ConsentChoicesProps) {
  const text = useText();
  const categories = useUsedCategories();
  const [chosen, setChosen] = useState(start);
  const [startedWith, setStartedWith] = useState(start);
  if (startedWith !== start) {
    setStartedWith(start);
    setChosen(start);
  }
  const turn = (turned: Category, isOn: boolean) =>
    setChosen((before) => new Set(categories.filter((one) => (one === turned ? isOn : before.has(one)))));
  const choose = (accepted: readonly Category[]) => {
    setChosen(new Set(accepted));
    store?.choose(accepted);
    onChosen?.();
  };
  return (
    <>
      <ConsentList chosen={chosen} detailOf={detailOf} isWaiting={isWaiting} onTurn={turn} />
      <div className="fy-consent__actions">
        <Button variant="outline" value="reject" onClick={() => choose(['necessary'])}>
          {text('consent.reject')}
        </Button>
        <Button variant="outline" value="accept" onClick={() => choose(categories)}>
          {text('consent.accept')}
        </Button>
        <Button variant="primary" value="save" onClick={() => choose([...chosen])} disabled={isWaiting}>
          {text('consent.save')}
        </Button>
      </div>
    </>
  );
}

interface ConsentListProps extends Pick<ConsentChoicesProps, 'detailOf' | 'isWaiting'> {
  readonly chosen: ReadonlySet<Category>;
  /** Missing in static markup, whose switches turn by themselves. */
  readonly onTurn?: (category: Category, isOn: boolean) => void;
}

/** The categories that the site uses, each with a switch. */
export function ConsentList({ chosen, detailOf, isWaiting, onTurn }: ConsentListProps) {
  const text = useText();
  return (
    <fieldset className="fy-consent__list" aria-label={text('consent.list')} disabled={isWaiting}>
      {useUsedCategories().map((category) => (
        <ConsentRow
          key={category}
          category={category}
          detail={detailOf?.(category)}
          isOn={chosen.has(category)}
          onTurn={(isOn) => onTurn?.(category, isOn)}
        />
      ))}
    </fieldset>
  );
}

interface ConsentRowProps {
  readonly category: Category;
  readonly detail: string | undefined;
  readonly isOn: boolean;
  onTurn(isOn: boolean): void;
}

function ConsentRow({ category, detail, isOn, onTurn }: ConsentRowProps) {
  const text = useText();
  const description = (
    <>
      <b>{text(`consent.${category}`)}</b>
      <small>{text(`consent.${category}.text`)}</small>
      {detail && <small>{detail}</small>}
    </>
  );
  // Necessary cookies cannot be refused.
  if (category === 'necessary')
    return (
      <div className="fy-consent__item">
        {description}
        <span className="fy-muted">{text('consent.alwaysOn')}</span>
      </div>
    );
  return (
    <label className="fy-consent__item">
      {description}
      <Switch
        value={category}
        checked={isOn}
        onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
      />
    </label>
  );
}
