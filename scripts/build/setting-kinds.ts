import * as v from 'valibot';
import { isGstin } from '#src/domain/money/gstin.ts';
import { UPI_ID_PATTERN } from '#src/domain/money/upi.ts';
import { parsePhone } from '#src/lib/phone.ts';

/** What a setting's value must look like. */
interface Kind {
  readonly schema: v.GenericSchema<string>;
  /** Completes 'VITE_… is “…”, which is not …'. */
  readonly what: string;
  readonly example: string;
}

const LANDLINE = /^\+91[\s-]?(?:\d[\s-]?){9}\d$/;

/** No text of ours has these; in a page they would be markup. */
const line = v.pipe(v.string(), v.regex(/^[^\n\r<>]{1,120}$/));

/** The longest name that the header of a phone has room for. */
const LONGEST_NAME = 40;

const name = v.pipe(line, v.maxLength(LONGEST_NAME));

const addresses = v.pipe(
  v.string(),
  v.check((text) => text.split(';').every((part) => v.is(line, part.trim()))),
);

const devanagari = v.regex<string>(/\p{Script=Devanagari}/u);

const https = v.pipe(
  v.string(),
  v.check((text) => /^https:\/\/[^\s"'<>]+$/.test(text) && URL.canParse(text)),
);

const mobile = v.pipe(
  v.string(),
  v.check((text) => text.startsWith('+') && parsePhone(text) === text),
);

const phone = v.pipe(
  v.string(),
  v.check((text) => LANDLINE.test(text) || parsePhone(text) !== undefined),
);

/** The address of a page below one of a site's hosts. */
function profile(host: string, example: string): Kind {
  return {
    schema: v.pipe(
      https,
      v.check((text) => {
        const { hostname, pathname } = new URL(text);
        return (hostname === host || hostname.endsWith(`.${host}`)) && pathname.length > 1;
      }),
    ),
    what: `the full address of a page on ${host}`,
    example,
  };
}

export const SETTING_KINDS = {
  line: {
    schema: line,
    what: 'one line of at most 120 letters, without < and >',
    example: 'Indore',
  },
  name: {
    schema: name,
    what: `one line of at most ${LONGEST_NAME} letters, without < and >`,
    example: 'Mangal Wedding House',
  },
  hindiName: {
    schema: v.pipe(name, devanagari),
    what: `one line of at most ${LONGEST_NAME} letters in Devanagari; leave it out if there is none`,
    example: 'मंगल',
  },
  hindi: {
    schema: v.pipe(line, devanagari),
    what: 'one line in Devanagari; leave it out if there is none',
    example: 'इंदौर',
  },
  addresses: {
    schema: addresses,
    what: 'addresses of at most 120 letters each, with ; between them',
    example: '4 MG Road, Indore 452001; 9 Station Road, Ujjain 456001',
  },
  address: {
    schema: https,
    what: 'an address that starts with https://',
    example: 'https://forms.gle/AbCd1234',
  },
  origin: {
    schema: v.pipe(
      https,
      v.check((text) => new URL(text).pathname === '/'),
    ),
    what: 'an address that starts with https:// and ends with the host',
    example: 'https://www.mangal.example',
  },
  mobile: {
    schema: mobile,
    what: 'a mobile number with its country code and without spaces, as WhatsApp needs',
    example: '+919812345678',
  },
  phone: { schema: phone, what: 'a phone number with its country code', example: '+91 731 234 5678' },
  email: {
    schema: v.pipe(v.string(), v.email()),
    what: 'an e-mail address',
    example: 'hello@mangal.example',
  },
  ratings: {
    schema: v.pipe(v.string(), v.regex(/^(?:[1-5](?:\.\d)?|-)(?:\s+(?:[1-5](?:\.\d)?|-))*$/)),
    what: 'ratings from 1 to 5 with a space between them, and - for a car without one',
    example: '4.5 - 4.8',
  },
  price: {
    schema: v.pipe(v.string(), v.regex(/^(?:\d{1,6}|-)$/)),
    what: 'whole rupees in digits, or - for a price on request',
    example: '2100',
  },
  days: {
    schema: v.pipe(v.string(), v.regex(/^\d{1,3}$/)),
    what: 'a number of days in digits',
    example: '30',
  },
  upi: {
    schema: v.pipe(v.string(), v.regex(new RegExp(UPI_ID_PATTERN))),
    what: 'a UPI ID: a name, @ and a bank',
    example: 'mangal@okbank',
  },
  gstin: {
    schema: v.pipe(v.string(), v.check(isGstin)),
    what: 'a GST number of 15 signs whose last one fits the others',
    example: '29AAGCB7383J1Z4',
  },
  fssai: {
    schema: v.pipe(v.string(), v.regex(/^\d{14}$/)),
    what: 'an FSSAI licence number of 14 digits',
    example: '10012345678901',
  },
  instagram: profile('instagram.com', 'https://www.instagram.com/mangal'),
  facebook: profile('facebook.com', 'https://www.facebook.com/mangal'),
  youtube: profile('youtube.com', 'https://www.youtube.com/@mangal'),
  project: {
    schema: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/)),
    what: 'the id of a Firebase project: 6 to 30 small letters, digits and -',
    example: 'mangal-weddings',
  },
  key: {
    schema: v.pipe(v.string(), v.regex(/^[\w:.-]+$/)),
    what: 'a key of letters and digits',
    example: 'AIzaSyA-b1C2',
  },
  host: {
    schema: v.pipe(v.string(), v.regex(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/)),
    what: 'a host without https://',
    example: 'mangal-weddings.firebaseapp.com',
  },
  port: {
    schema: v.pipe(v.string(), v.regex(/^[\w.-]+:\d+$/)),
    what: 'a host and a port',
    example: '127.0.0.1:8080',
  },
  yes: { schema: v.literal('yes'), what: '`yes`; leave it out for no', example: 'yes' },
  backend: { schema: v.literal('none'), what: 'a known value', example: 'none' },
} satisfies Record<string, Kind>;

export type SettingKind = keyof typeof SETTING_KINDS;
