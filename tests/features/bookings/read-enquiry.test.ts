import { expect, test } from 'vitest';
import { readEnquiry } from '#src/features/bookings/read-enquiry.ts';
import { bookingText, withDate } from '#src/features/enquiry/enquiry-text.ts';
import {
  ADD_ONS_PACKAGE as HINDI_ADD_ONS_PACKAGE,
  HORSE_PACKAGES as HINDI_HORSES,
} from '#src/locales/hi/catalogue/dj.ts';
import { DJ_PAGE as HINDI_DJ } from '#src/locales/hi/dj.ts';
import { CARS_PAGE } from '#text/cars.ts';
import { ADD_ONS_PACKAGE, DJ_PACKAGES, HORSE_PACKAGES } from '#text/catalogue/dj.ts';
import { ADD_ONS } from '#text/catalogue/photography.ts';
import { DJ_PAGE } from '#text/dj.ts';
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

const wantsOf = (service: string, item: string) => readEnquiry(bookingText({ service, item })).wants;

const HORSES = { single: 1, rath: 1, 'double-baggi': 2, 'rath-replica': undefined };

test.each(Object.entries(HORSES))(
  'a carriage takes its live horses and no DJ, under whichever heading and in either language: %s',
  (id, horse) => {
    const wanted = horse && { horse };
    for (const [packages, page] of [
      [HORSE_PACKAGES, DJ_PAGE],
      [HINDI_HORSES, HINDI_DJ],
    ] as const) {
      const title = packages.find((one) => one.id === id)?.title ?? '';
      expect(wantsOf(page.horse.service, title)).toEqual(wanted);
      // Older pages named both services above all slides.
      expect(wantsOf(page.service, title)).toEqual(wanted);
    }
  },
);

test('each package with music takes one DJ set, and add-ons take none', () => {
  for (const { id, title } of DJ_PACKAGES) {
    expect(wantsOf(DJ_PAGE.service, title), title).toEqual(id === ADD_ONS_PACKAGE.id ? undefined : { dj: 1 });
  }
  expect(wantsOf(HINDI_DJ.service, HINDI_ADD_ONS_PACKAGE.title)).toBeUndefined();
});

test('a photographer who is booked with add-ons is one photographer', () => {
  const { service } = PHOTOGRAPHY;
  const film = bookingText({ service, item: 'Wedding Premium A', price: 120_000 });
  for (const { title, price } of ADD_ONS) {
    expect(readEnquiry(`${film}\n\n${bookingText({ service, item: title, price })}`)).toEqual({
      wants: { photographer: 1 },
    });
  }
});

test('a message in other words gives nothing, so that nothing that was typed is replaced', () => {
  expect(readEnquiry('Namaste, do you have a car next week?')).toEqual({});
});
