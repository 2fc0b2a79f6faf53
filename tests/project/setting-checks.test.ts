import { expect, test } from 'vitest';
import { settingFaults } from '#scripts/build/setting-checks.ts';

const BAD = {
  VITE_NAME: 'Mangal\nHouse',
  VITE_NAME_HINDI: 'Mangal',
  VITE_PHONE: '0731 234 5678',
  VITE_EMAIL: 'hello at mangal',
  VITE_SITE_URL: 'http://mangal.example',
  VITE_INSTAGRAM: '@mangal.indore',
  VITE_MAP_LINK: 'maps.google.com/mangal',
  VITE_CAR_RATINGS: '4.5 six',
  VITE_INVITATION_PRICE: '₹2,100',
  VITE_FIREBASE_PROJECT_ID: 'Mangal Weddings',
};

test('ten bad settings are ten sentences at once, each with its name, its value and an example', () => {
  const faults = settingFaults(BAD);
  expect(faults).toHaveLength(10);
  for (const [name, value] of Object.entries(BAD)) {
    const sentence = faults.find((fault) => fault.startsWith(`${name} `));
    expect(sentence, name).toContain(value);
    expect(sentence, name).toMatch(/ For example: \S/);
  }
});

test('a landline is refused for WhatsApp, and accepted for calls', () => {
  const landline = '+91 731 234 5678';
  expect(settingFaults({ VITE_PHONE: landline }).join()).toMatch(/VITE_PHONE .*mobile/);
  expect(settingFaults({ VITE_LANDLINE: landline })).toEqual([]);
});

test('a name that no phone’s header has room for is refused, with the number of letters that it may have', () => {
  const name = 'Shri Mangalmurti Wedding Invitations, Catering and Photography';
  expect(settingFaults({ VITE_NAME: name }).join()).toMatch(/VITE_NAME .*at most 40 letters/);
  expect(settingFaults({ VITE_NAME: 'Shri Mangalmurti Weddings and Celebrations'.slice(0, 40) })).toEqual([]);
});

test('branches are addresses with ; between them, and days are digits', () => {
  expect(settingFaults({ VITE_BRANCHES: '4 MG Road, Indore 452001; 9 Station Road, Ujjain 456001' })).toEqual(
    [],
  );
  expect(settingFaults({ VITE_BRANCHES: '4 MG Road, Indore;' }).join()).toMatch(/VITE_BRANCHES .*; between/);
  expect(settingFaults({ VITE_CANCEL_DAYS: 'a month' }).join()).toMatch(/VITE_CANCEL_DAYS .*days in digits/);
});

test('a profile is the address of the page, on the right site', () => {
  expect(settingFaults({ VITE_INSTAGRAM: 'https://www.instagram.com/mangal' })).toEqual([]);
  expect(settingFaults({ VITE_INSTAGRAM: 'https://www.facebook.com/mangal' })).toHaveLength(1);
});

test('the demonstration values and an empty environment pass', () => {
  expect(settingFaults({})).toEqual([]);
});

test('a misspelt setting is named, with the nearest one', () => {
  expect(settingFaults({ VITE_INSTAGRM: 'https://www.instagram.com/mangal' })).toEqual([
    'VITE_INSTAGRM is not a setting. Is VITE_INSTAGRAM meant?',
  ]);
  expect(settingFaults({ VITE_USER_NODE_ENV: 'production' })).toEqual([]);
});

test('a slip in the GST number is found by its last sign, and a UPI ID has a bank', () => {
  expect(settingFaults({ VITE_GSTIN: '29AAGCB7383J1Z4', VITE_UPI_ID: 'mangal@okbank' })).toEqual([]);
  expect(settingFaults({ VITE_GSTIN: '29AAGCB7338J1Z4' }).join()).toMatch(/VITE_GSTIN .*fits the others/);
  expect(settingFaults({ VITE_UPI_ID: '9812345678' }).join()).toMatch(/VITE_UPI_ID .*a UPI ID/);
  expect(settingFaults({ VITE_FSSAI: '1234' }).join()).toMatch(/VITE_FSSAI .*14 digits/);
});
