import { SERVER_TIME } from './firestore-rest.ts';
import { deviceId } from './rules-suite.ts';

export const BOOKABLE_PATH = 'bookable/all';
export const BOOKING_ID = deviceId('booking');
export const BOOKING_PATH = `bookings/${BOOKING_ID}`;
export const FEBRUARY = 'bookedMonths/2027-02';
export const MARCH = 'bookedMonths/2027-03';

export const UNITS = ['innova-crysta 1', 'innova-crysta 2', 'dj 1', 'kitchen 1'];

export const STOCK = { units: UNITS, updatedAt: SERVER_TIME };

export const EVENING = '2027-02-12e';

/** One Innova for the evening of 12 February. */
export const BOOKING = {
  who: 'Sharma family',
  phone: '+919812345678',
  order: '',
  place: 'Jaipur',
  source: 'phone',
  note: '',
  slots: [EVENING],
  units: ['innova-crysta 1'],
  released: false,
  rev: 1,
  updatedAt: SERVER_TIME,
};

/** The month after {@link BOOKING}. */
export const MONTH = {
  taken: { [EVENING]: ['innova-crysta 1'] },
  booking: BOOKING_ID,
  updatedAt: SERVER_TIME,
};
