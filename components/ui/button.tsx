import type { ComponentProps } from 'react';

type Look = {
  /** `primary` is the one red action of a screen. `quiet` is for actions beside it or alone. */
  variant?: 'primary' | 'quiet';
  size?: 'normal' | 'small';
};

const look = ({ variant = 'primary', size = 'normal' }: Look, className?: string) =>
  ['button', `button-${variant}`, size === 'small' && 'button-small', className].filter(Boolean).join(' ');

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className,
  ...props
}: Look & ComponentProps<'a'> & { href: string }) {
  return <a {...props} className={look({ variant, size }, className)} />;
}

export function Button({ variant, size, className, ...props }: Look & ComponentProps<'button'>) {
  return <button type="button" {...props} className={look({ variant, size }, className)} />;
}
