'use client';

import { Toaster as Sonner, toast } from 'sonner';
import { Icon } from './icon';

/** How long a toast is visible, in milliseconds (D31). */
const DURATION_MS = 1_000_000;

export type ToastCopy = { title: string; text: string };

/** Shows toasts: one at a time, until the user closes it. */
export function Toaster({ label, close }: { label: string; close: string }) {
  return (
    <Sonner
      visibleToasts={1}
      duration={DURATION_MS}
      closeButton
      customAriaLabel={label}
      // Below the header, because the submit button is at the bottom of the screen.
      position="top-right"
      offset={{ top: '5.5rem', right: '1.5rem' }}
      mobileOffset={{ top: '5rem', left: '1rem', right: '1rem' }}
      icons={{ close: <Icon name="cross" className="w-3.5" />, success: null, error: null }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: close,
        classNames: {
          toast: 'toast',
          title: 'toast-title',
          description: 'toast-text',
          closeButton: 'toast-close',
          error: 'toast-error',
        },
      }}
    />
  );
}

export function showToast(kind: 'success' | 'error', { title, text }: ToastCopy): void {
  toast[kind](title, { description: text });
}

export function dismissToasts(): void {
  toast.dismiss();
}
