import type { ComponentProps, ReactNode } from 'react';
import { fillAttribute } from '@/lib/link-choices';
import type { Link } from '@/lib/schema/page';

type ButtonStyle = {
  /** `primary` is the one red action of a screen. `quiet` is for actions beside it or alone. */
  variant?: 'primary' | 'quiet' | undefined;
  size?: 'small' | undefined;
  className?: string | undefined;
};

/** Written out, so that the styles of a page have what its islands show later. */
const variants = { primary: 'button-primary', quiet: 'button-quiet' } as const;

const classesOf = ({ variant = 'primary', size, className }: ButtonStyle) =>
  ['button', variants[variant], size && 'button-small', className].filter(Boolean).join(' ');

/** A link that looks like a button. Children follow its label. */
export function ButtonLink({ link, children, ...style }: ButtonStyle & { link: Link; children?: ReactNode }) {
  return (
    <a href={link.href} data-fill={fillAttribute(link.fill)} className={classesOf(style)}>
      {link.label}
      {children}
    </a>
  );
}

export function Button({ variant, size, className, ...props }: ButtonStyle & ComponentProps<'button'>) {
  return <button type="button" {...props} className={classesOf({ variant, size, className })} />;
}
