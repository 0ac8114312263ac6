import type { ReactNode } from 'react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import type { Link } from '@/lib/schema/page';
import { type Booking, NextSteps, type NextStepsCopy } from './next-steps';

/** The copy of a confirmation, on a page or in place of the form. */
export type ConfirmationCopy = {
  title: string;
  text: string;
  next?: NextStepsCopy;
  booking?: Booking;
  /** For visitors in a hurry. `after` says when the phone is answered. */
  call?: { before: string; phone: Link; after: string };
  home: Link;
  links: readonly (Link & { text: string })[];
};

type ConfirmationBodyProps = {
  copy: ConfirmationCopy;
  /** Level of its headings. */
  heading?: 'h2' | 'h3';
  /** The message has arrived, so the first step is done. */
  hasArrived?: boolean;
  /** A button before the one to the home page. */
  action?: ReactNode;
  /** A summary of what was sent. */
  children?: ReactNode;
};

/** The content below the heading of a confirmation. */
export function ConfirmationBody({
  copy,
  heading = 'h2',
  hasArrived = true,
  action,
  children,
}: ConfirmationBodyProps) {
  const { next, call, booking } = copy;
  return (
    <>
      <p className="mt-4 max-w-[56ch] text-intro">{copy.text}</p>
      {call && (
        <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
          {call.before}{' '}
          <a href={call.phone.href} className="link figures inline-block py-2.5 font-semibold">
            {call.phone.label}
          </a>{' '}
          <span>{call.after}</span>
        </p>
      )}
      {children}
      {next && (
        <NextSteps
          copy={next}
          heading={heading}
          isBegun={hasArrived}
          booking={hasArrived ? booking : undefined}
        />
      )}
      <ul className="mt-8 max-w-2xl border-t border-rule">
        {copy.links.map((link) => (
          <li
            key={link.href}
            className="grid items-center gap-x-6 border-b border-rule py-1 sm:grid-cols-[14rem_1fr]"
          >
            <ArrowLink link={link} /> <span className="pb-1 text-small sm:pb-0">{link.text}</span>
          </li>
        ))}
      </ul>
      <p className="mt-8 flex flex-wrap gap-4">
        {action}
        <ButtonLink link={copy.home} variant="quiet" />
      </p>
    </>
  );
}
