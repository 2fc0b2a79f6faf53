import type { Booking } from '#src/domain/booking/booking.ts';

/** Asha Rao's order with its booking. */
export const BOOKED: Booking = {
  id: '0123456789abcdef0123456789abcdef',
  who: 'Asha Rao',
  phone: '',
  order: 'S-261122-7Q3M',
  place: '',
  source: 'order',
  note: '',
  slots: ['2099-02-14e'],
  units: ['dzire 1'],
  released: false,
  rev: 1,
  updatedAt: 0,
};
