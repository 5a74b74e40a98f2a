import { classNames } from '../link/classNames.ts';
import { iconId, type IconName, type WeightOf } from './icons.ts';
import spriteUrl from './icons.svg?no-inline';

type Weight<Name extends IconName> =
  'regular' extends WeightOf<Name> ? { weight?: WeightOf<Name> } : { weight: WeightOf<Name> };

export type IconProps<Name extends IconName> = Weight<Name> & {
  name: Name;
  /** 24, 20 or 16 px. */
  size?: 'medium' | 'small' | 'tiny';
};

const SIZE_CLASS = { medium: null, small: 'fy-icon--s', tiny: 'fy-icon--xs' };

/** A decorative icon, hidden from screen readers; the control around it has the name. */
export function Icon<Name extends IconName>({ name, weight, size = 'medium' }: IconProps<Name>) {
  return (
    <svg className={classNames('fy-icon', SIZE_CLASS[size])} aria-hidden="true" focusable="false">
      <use href={`${spriteUrl}#${iconId(name, weight ?? 'regular')}`} />
    </svg>
  );
}
