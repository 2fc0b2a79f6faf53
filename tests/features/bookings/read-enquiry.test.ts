import { expect, test } from 'vitest';
import { readEnquiry } from '#src/features/bookings/read-enquiry.ts';
import { bookingText, withDate } from '#src/features/enquiry/enquiry-text.ts';
import { CARS_PAGE } from '#text/cars.ts';
import { PHOTOGRAPHY } from '#text/photography.ts';

const chosen = { day: '2027-02-02', part: 'evening', place: 'Rambagh Palace, Jaipur' } as const;

test('a message with a chosen date gives the car, the date, the time of day and the place', () => {
  const text = withDate(
    bookingText({ service: CARS_PAGE.service, item: 'Swift Dzire', price: 1000 }),
    chosen,
  );
  expect(readEnquiry(text)).toEqual({
    wants: { 'swift-dzire': 1 },
    day: '2027-02-02',
    part: 'evening',
    place: 'Rambagh Palace, Jaipur',
  });
});

test('two messages pasted together give both things', () => {
  const car = bookingText({ service: CARS_PAGE.service, item: 'Dzire', price: 1100 });
  const film = bookingText({ service: PHOTOGRAPHY.service, item: 'Wedding Premium A', price: 120_000 });
  expect(readEnquiry(`${car}\n\n${film}`)).toEqual({ wants: { dzire: 1, photographer: 1 } });
});

test('a message in Hindi is read too', () => {
  const text = [
    'नमस्ते शगुन, हमें यह बुक करना है:',
    '*इनोवा क्रिस्टा* (शादी की गाड़ियाँ)',
    'हमारी तारीख़ और जगह: 12 फ़रवरी 2027, शाम, जयपुर',
  ].join('\n');
  expect(readEnquiry(text)).toEqual({
    wants: { 'innova-crysta': 1 },
    day: '2027-02-12',
    part: 'evening',
    place: 'जयपुर',
  });
});

test('a message in other words gives nothing, so that nothing that was typed is replaced', () => {
  expect(readEnquiry('Namaste, do you have a car next week?')).toEqual({});
});
