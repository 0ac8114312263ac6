import type { ComponentProps } from 'react';

type ButtonStyle = {
  /** `primary` is the one red action of a screen. `quiet` is for actions beside it or alone. */
  variant?: 'primary' | 'quiet';
  size?: 'normal' | 'small';
};

const classesOf = ({ variant = 'primary', size = 'normal' }: ButtonStyle, className?: string) =>
  ['button', `button-${variant}`, size === 'small' && 'button-small', className].filter(Boolean).join(' ');

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className,
  ...props
}: ButtonStyle & ComponentProps<'a'> & { href: string }) {
  return <a {...props} className={classesOf({ variant, size }, className)} />;
}

export function Button({ variant, size, className, ...props }: ButtonStyle & ComponentProps<'button'>) {
  return <button type="button" {...props} className={classesOf({ variant, size }, className)} />;
}
