import { expect, test } from 'vitest';
import { bookingText, enquiryText, orderText } from '#src/features/enquiry/enquiry-text.ts';

test('a booking names item, service and price in Indian format', () => {
  const text = bookingText({ service: 'Photography', item: 'Wedding Premium A', price: 120000 });

  expect(text).toBe(
    [
      'Hello Shagun, I would like to book:',
      '*Wedding Premium A* (Photography)',
      'Price: ₹1,20,000',
      'Our date and place: ',
    ].join('\n'),
  );
});

test('a range, a unit, details and a picture are included', () => {
  const text = orderText({
    service: 'QR Templates',
    item: 'Hindi Wedding',
    price: { low: 4500, high: 5500 },
    unit: 'a day',
    details: ['+ ₹300 per night'],
    pictureLink: 'https://shagun.example/media/hindi-720.webp',
  });

  expect(text.split('\n').slice(1, 5)).toEqual([
    '*Hindi Wedding* (QR Templates)',
    'Price: ₹4,500 – ₹5,500 a day',
    '+ ₹300 per night',
    'Picture: https://shagun.example/media/hindi-720.webp',
  ]);
});

test('an enquiry about something without a price has no price line', () => {
  expect(enquiryText({ service: 'E-Videos', item: 'E-Video 1' })).not.toContain('Price');
});
