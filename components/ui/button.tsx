import type { ComponentProps } from 'react';
import { type Choices, fillAttribute } from '@/lib/link-choices';

type ButtonStyle = {
  /** `primary` is the one red action of a screen. `quiet` is for actions beside it or alone. */
  variant?: 'primary' | 'quiet';
  size?: 'normal' | 'small';
};

const classesOf = (
  variant: ButtonStyle['variant'] = 'primary',
  size: ButtonStyle['size'] = 'normal',
  className = '',
) => ['button', `button-${variant}`, size === 'small' && 'button-small', className].filter(Boolean).join(' ');

/** A link that looks like a button. `fill`: what it chooses in the form that it leads to. */
export function ButtonLink({
  variant,
  size,
  className,
  fill,
  ...props
}: ButtonStyle & ComponentProps<'a'> & { href: string; fill?: Choices | undefined }) {
  return <a {...props} data-fill={fillAttribute(fill)} className={classesOf(variant, size, className)} />;
}

export function Button({ variant, size, className, ...props }: ButtonStyle & ComponentProps<'button'>) {
  return <button type="button" {...props} className={classesOf(variant, size, className)} />;
}
