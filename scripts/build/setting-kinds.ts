import * as v from 'valibot';
import { isGstin, stateOfGstin } from '#src/domain/money/gstin.ts';
import { PAYMENT_WAYS } from '#src/domain/money/money.ts';
import { STATE_CODES } from '#src/domain/money/state-codes.ts';
import { UPI_ID_PATTERN } from '#src/domain/money/upi.ts';
import { BANNED } from '#src/domain/text-patterns.ts';
import { parsePhone } from '#src/lib/phone.ts';

interface Kind {
  readonly schema: v.GenericSchema<string>;
  /** Completes 'VITE_… is “…”, which is not …'. */
  readonly what: string;
  readonly example: string;
}

const kind = (schema: Kind['schema'], what: string, example: string): Kind => ({ schema, what, example });
const matching = (pattern: RegExp, what: string, example: string): Kind =>
  kind(v.pipe(v.string(), v.regex(pattern)), what, example);

const LANDLINE = /^\+91[\s-]?(?:\d[\s-]?){9}\d$/;

/** In a page, < and > would be markup; firestore.rules refuse a bill whose seller has a character of BANNED. */
const line = v.pipe(v.string(), v.regex(new RegExp(`^[^\\n<>${BANNED}]{1,120}$`)));

/** Completes what a line may not have. */
const WITHOUT =
  'without <, >, tabs and invisible characters, which come along when a text is copied: type it again';

/** The longest name that fits the header of a phone. */
const LONGEST_NAME = 40;

const name = v.pipe(line, v.maxLength(LONGEST_NAME));

const checked = (isRight: (text: string) => boolean) => v.pipe(v.string(), v.check(isRight));

const addresses = checked((text) => text.split(';').every((part) => v.is(line, part.trim())));

const devanagari = v.regex<string>(/\p{Script=Devanagari}/u);

const https = checked((text) => /^https:\/\/[^\s"'<>]+$/.test(text) && URL.canParse(text));
const mobile = checked((text) => text.startsWith('+') && parsePhone(text) === text);
const phone = checked((text) => LANDLINE.test(text) || parsePhone(text) !== undefined);

function hasOnlyOnce(words: readonly string[], known: readonly string[]): boolean {
  return words.every((word) => known.includes(word)) && new Set(words).size === words.length;
}

function profile(host: string, example: string): Kind {
  const isBelow = (text: string) => {
    const { hostname, pathname } = new URL(text);
    return (hostname === host || hostname.endsWith(`.${host}`)) && pathname.length > 1;
  };
  return kind(v.pipe(https, v.check(isBelow)), `the full address of a page on ${host}`, example);
}

export const SETTING_KINDS = {
  line: kind(line, `one line of at most 120 letters, ${WITHOUT}`, 'Indore'),
  name: kind(name, `one line of at most ${LONGEST_NAME} letters, ${WITHOUT}`, 'Mangal Wedding House'),
  hindiName: kind(
    v.pipe(name, devanagari),
    `one line of at most ${LONGEST_NAME} letters in Devanagari (leave it out if there is none), ${WITHOUT}`,
    'मंगल',
  ),
  hindi: kind(
    v.pipe(line, devanagari),
    `one line in Devanagari (leave it out if there is none), ${WITHOUT}`,
    'इंदौर',
  ),
  addresses: kind(
    addresses,
    `addresses of at most 120 letters each, with ; between them, ${WITHOUT}`,
    '4 MG Road, Indore 452001; 9 Station Road, Ujjain 456001',
  ),
  address: kind(https, 'an address that starts with https://', 'https://forms.gle/AbCd1234'),
  origin: kind(
    v.pipe(
      https,
      v.check((text) => new URL(text).pathname === '/'),
    ),
    'an address that starts with https:// and ends with the host',
    'https://www.mangal.example',
  ),
  mobile: kind(
    mobile,
    'a mobile number with its country code and without spaces, as WhatsApp needs',
    '+919812345678',
  ),
  phone: kind(phone, 'a phone number with its country code', '+91 731 234 5678'),
  email: kind(v.pipe(v.string(), v.email()), 'an e-mail address', 'hello@mangal.example'),
  ratings: matching(
    /^(?:[1-5](?:\.\d)?|-)(?:\s+(?:[1-5](?:\.\d)?|-))*$/,
    'ratings from 1 to 5 with a space between them, and - for a car without one',
    '4.5 - 4.8',
  ),
  price: matching(/^(?:\d{1,6}|-)$/, 'whole rupees in digits, or - for a price on request', '2100'),
  days: matching(/^\d{1,3}$/, 'a number of days in digits', '30'),
  upi: matching(new RegExp(UPI_ID_PATTERN), 'a UPI ID: a name, @ and a bank', 'mangal@okbank'),
  paymentWays: kind(
    checked((text) => hasOnlyOnce(text.split(/\s+/), PAYMENT_WAYS)),
    `ways of paying with a space between them: ${PAYMENT_WAYS.join(', ')}, each once at most`,
    'upi bank',
  ),
  gstin: kind(
    checked((text) => isGstin(text) && STATE_CODES.some((code) => code === stateOfGstin(text))),
    'a GST number of 15 signs that starts with the code of a state and whose last sign fits the others',
    '29AAGCB7383J1Z4',
  ),
  fssai: matching(/^\d{14}$/, 'an FSSAI licence number of 14 digits', '10012345678901'),
  instagram: profile('instagram.com', 'https://www.instagram.com/mangal'),
  facebook: profile('facebook.com', 'https://www.facebook.com/mangal'),
  youtube: profile('youtube.com', 'https://www.youtube.com/@mangal'),
  project: matching(
    /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
    'the id of a Firebase project: 6 to 30 small letters, digits and -',
    'mangal-weddings',
  ),
  key: matching(/^[\w:.-]+$/, 'a key of letters and digits', 'AIzaSyA-b1C2'),
  host: matching(
    /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/,
    'a host without https://',
    'mangal-weddings.firebaseapp.com',
  ),
  port: matching(/^[\w.-]+:\d+$/, 'a host and a port', '127.0.0.1:8080'),
  yes: kind(v.literal('yes'), '`yes`; leave it out for no', 'yes'),
  backend: kind(v.literal('none'), 'a known value', 'none'),
} satisfies Record<string, Kind>;

export type SettingKind = keyof typeof SETTING_KINDS;
