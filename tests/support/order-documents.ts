import { SERVER_TIME } from './firestore-rest.ts';
import { deviceId } from './rules-suite.ts';

export const ORDER_ID = deviceId('order');
export const ORDER_PATH = `orders/${ORDER_ID}`;
export const NOTE_PATH = `${ORDER_PATH}/private/note`;

/** 250 cards of Series 4, ₹40–55 each, and 100 of Series 1, ₹22–26 each (specification §9). */
export const ORDER = {
  number: 'S-261122-7Q3M',
  kind: 'cards',
  language: 'en',
  lines: 'series-4/ivory-arch 250 40-55\nseries-1/lotus 100 22-26',
  totalLow: 12_200,
  totalHigh: 16_350,
  discounts: 'prebooking carry-bags',
  name: 'Asha Rao',
  phone: '+919812345678',
  couple: 'Aarav & Meera',
  place: 'Jaipur',
  date: '2027-02-12',
  guests: 0,
  status: 'received',
  rev: 0,
  createdAt: SERVER_TIME,
};
