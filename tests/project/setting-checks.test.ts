// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { writtenSettings } from '#scripts/build/env-files.ts';
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

test('a name or tagline that icons and link previews would show as empty boxes is refused, with the letters and the way out', () => {
  const faults = settingFaults({ VITE_NAME: 'મંગલ', VITE_NAME_HINDI: 'ਮੰਗਲ मंगल', VITE_TAGLINE: 'With love ♥' });
  expect(faults).toHaveLength(3);
  expect(faults[0]).toMatch(/^VITE_NAME is “મંગલ”.* no મ ગ લ\. Write it in Latin or Devanagari letters/);
  expect(faults[1]).toMatch(/^VITE_NAME_HINDI .* no ਮ ਗ ਲ\./);
  expect(faults[2]).toMatch(/^VITE_TAGLINE .* no ♥\./);
});

test('a name in Latin or Devanagari letters, with accents, digits and usual signs, can be lettered', () => {
  const names = {
    VITE_NAME: 'Café Śubh & Sons’ 24×7',
    VITE_NAME_HINDI: 'श्री लक्ष्मी ॐ',
    VITE_TAGLINE: 'शादी – “अपनी”!',
  };
  expect(settingFaults(names)).toEqual([]);
});

test.each([
  ['a tab', '4 MG Road,\tIndore'],
  ['a mark that turns the direction', '4 MG Road, \u200eIndore'],
  ['a joiner of words', '4 MG Road,\ufeffIndore'],
])('%s in the registered name or an address, which no bill can be issued with, is refused', (_, copied) => {
  const faults = settingFaults({
    VITE_LEGAL_NAME: copied,
    VITE_LEGAL_ADDRESS: copied,
    VITE_BRANCHES: copied,
  });
  expect(faults).toHaveLength(3);
  for (const fault of faults) expect(fault).toMatch(/tabs and invisible characters/);
});

test('the joiners that Hindi is spelt with are not taken for such characters', () => {
  expect(settingFaults({ VITE_CITY_HINDI: 'क्\u200dष र्\u200cय' })).toEqual([]);
});

test('a GST number of no state of today is refused: its bills would name another state’s taxes', () => {
  // 28 was Andhra Pradesh until 2014; the last sign fits.
  expect(settingFaults({ VITE_GSTIN: '28AAGCB7383J1Z6' }).join()).toMatch(/VITE_GSTIN .*code of a state/);
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

test('ways of paying are known ones, each once', () => {
  expect(settingFaults({ VITE_PAYMENT_WAYS: 'upi  bank' })).toEqual([]);
  expect(settingFaults({ VITE_PAYMENT_WAYS: 'upi, bank' }).join()).toMatch(/VITE_PAYMENT_WAYS .*cheque/);
  expect(settingFaults({ VITE_PAYMENT_WAYS: 'cards' }).join()).toMatch(
    /VITE_PAYMENT_WAYS is “cards”, which is not ways of paying .*: upi, cash, bank, cheque/,
  );
  expect(settingFaults({ VITE_PAYMENT_WAYS: 'upi upi' }).join()).toMatch(/VITE_PAYMENT_WAYS .*each once/);
});

/** What is said of a file of the owner's values, which Vite reads as well. */
function faultsOfFile(...lines: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, '.env.production.local'), `${lines.join('\r\n')}\n`);
  return settingFaults(loadEnv('production', folder, 'VITE_'), writtenSettings(folder));
}

test.each([
  'Shop #4, MG Road',
  '#12, 4th Cross',
  '"Shop 4", MG Road',
  '"Shop "4", MG Road"',
  '"Shop 4, MG Road',
  'Shop 4 # our address',
  'Shop $four',
])('an address written as %s, of which a part would be lost, is named with its file', (value) => {
  const [fault] = faultsOfFile(`VITE_LEGAL_ADDRESS=${value}`);
  expect(fault).toContain(`VITE_LEGAL_ADDRESS in .env.production.local is not read to its end: “${value}”`);
  expect(fault).toContain('For example: VITE_LEGAL_ADDRESS="Shop #4, MG Road"');
});

test('values that are read whole pass: in quotes, with a comment after them, or without any #', () => {
  const lines = [
    '# VITE_NAME=Shop #1',
    'VITE_LEGAL_ADDRESS="Shop #4, MG Road" # where the boards are',
    'export VITE_LEGAL_NAME = \'Mangal "Events" #1 LLP\'',
    'VITE_CITY=Indore “Old City”',
    'VITE_HOURS=From \\$ 5 on',
    'VITE_INSTAGRAM=',
    'MY_NOTE=not #ours',
  ];
  expect(faultsOfFile(...lines)).toEqual([]);
});

test('a file with a byte-order mark, of which Vite leaves the first line out, names that line', () => {
  const faults = faultsOfFile('\uFEFFVITE_NAME=Mangal Wedding House', 'VITE_CITY=Indore');
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(
    /^VITE_NAME is not read, because \.env\.production\.local begins with a byte-order mark/,
  );
});

test('in a file of the owner’s values every unknown name is said; among those of other programs only a misspelt one', () => {
  const faults = faultsOfFile('VITE_MEDIA_HOST=https://media.example', 'VITE_INSTAGRM=');
  expect(faults).toHaveLength(2);
  expect(faults.join('\n')).toMatch(
    /^VITE_MEDIA_HOST in \.env\.production\.local is not a setting; scripts\/build\/settings\.ts/m,
  );
  expect(faults).toContain('VITE_INSTAGRM is not a setting. Is VITE_INSTAGRAM meant?');
  expect(settingFaults({ VITE_CACHE_FOLDER: '/tmp' })).toEqual([]);
});
