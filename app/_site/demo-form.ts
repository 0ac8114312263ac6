import 'server-only';
import { booking, demoForm as words } from '@/content/forms/demo';
import { settings } from './settings';

const { bookingUrl: href } = settings;

/** The words of the demo form; where there is a calendar, its confirmation links it. */
export const demoForm: typeof words = href
  ? { ...words, confirmation: { ...words.confirmation, booking: { ...booking, href } } }
  : words;
