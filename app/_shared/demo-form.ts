import 'server-only';
import { booking, demoForm as copy } from '@/content/forms/demo';
import { settings } from './settings';

const { bookingUrl: href } = settings;

/** The copy of the demo form. With BOOKING_URL its confirmation links to a calendar, where visitors choose a time. */
export const demoForm: typeof copy = href
  ? { ...copy, confirmation: { ...copy.confirmation, booking: { ...booking, href } } }
  : copy;
