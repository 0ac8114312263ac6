import 'server-only';
import { booking, demoForm as words } from '@/content/forms/demo';
import { settings } from './settings';

const { bookingUrl: href } = settings;

/** The copy of the demo form. Its confirmation links the calendar, if there is one. */
export const demoForm: typeof words = href
  ? { ...words, confirmation: { ...words.confirmation, booking: { ...booking, href } } }
  : words;
