import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';

import { classNames } from '../link/classNames.ts';
import { Link, type LinkProps } from '../link/Link.tsx';
import './button.css';

export interface ButtonVariantProps {
  /** `primary` marks the main action of a view, which has only one. */
  variant?: 'secondary' | 'primary' | 'outline' | 'quiet' | 'jackpot' | 'danger';
  size?: 'small' | 'medium' | 'large';
  isBlock?: boolean;
}

function buttonClass(
  { variant = 'secondary', size = 'medium', isBlock }: ButtonVariantProps,
  own?: string,
): string {
  return classNames(
    'fy-button',
    variant !== 'secondary' && `fy-button--${variant}`,
    size !== 'medium' && `fy-button--${size}`,
    isBlock && 'fy-button--block',
    own,
  );
}

export interface ButtonProps extends ButtonVariantProps, ComponentPropsWithRef<'button'> {
  /** Shows a spinner and ignores clicks; width and accessible name stay. */
  isLoading?: boolean;
}

export function Button({ variant, size, isBlock, isLoading, className, onClick, ...rest }: ButtonProps) {
  const swallow = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, isBlock }, className)}
      data-loading={isLoading ? '' : undefined}
      aria-busy={isLoading || undefined}
      onClick={isLoading ? swallow : onClick}
    />
  );
}

export function ButtonLink({ variant, size, isBlock, className, ...rest }: ButtonVariantProps & LinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size, isBlock }, className)} />;
}

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Accessible name; the icon has none. */
  label: string;
  isSmall?: boolean;
  children: ReactNode;
}

const iconButtonClass = (isSmall?: boolean, own?: string) =>
  classNames('fy-icon-button', isSmall && 'fy-icon-button--small', own);

export function IconButton({ label, isSmall, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={iconButtonClass(isSmall, className)}
      aria-label={label}
      title={label}
    />
  );
}

export function IconButtonLink({ label, children, ...rest }: LinkProps & { label: string }) {
  return (
    <Link {...rest} className={iconButtonClass()} aria-label={label} title={label}>
      {children}
    </Link>
  );
}
