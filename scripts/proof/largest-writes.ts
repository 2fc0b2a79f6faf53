import { LARGEST_BOOKINGS } from '#scripts/proof/largest-bookings.ts';
import { textsOf } from '#src/domain/board/board-document.ts';
import { LIMITS as GUESTS } from '#src/domain/guests/limits.ts';
import { INVITATION_TEXTS, LIMITS as WEDDING } from '#src/domain/invitation/limits.ts';
import { LIMITS as MESSAGES } from '#src/domain/message/limits.ts';
import { ORDER_TEXTS, LIMITS as ORDERS } from '#src/domain/order/limits.ts';
import { LIMITS as PORTRAITS } from '#src/domain/portraits/limits.ts';
import { PORTRAIT_PLACES } from '#src/domain/portraits/portrait.ts';
import {
  APPROVED,
  BLESSING,
  COPY,
  ON_WALL,
  SENT_BLESSING,
  STORED_BLESSING,
} from '#tests/support/blessing-documents.ts';
import type { Verdict } from '#tests/support/firestore-rest.ts';
import { SERVER_TIME, write, writeAll } from '#tests/support/firestore-rest.ts';
import {
  ALL_KEYS,
  ANSWER,
  DEVICE,
  FAMILY,
  FAMILY_PAGE,
  FAMILY_PRIVATE,
  FAMILY_REPLY,
  FUNCTION_IDS,
  OPEN_LINK_REPLY,
  OPEN_REPLY,
  PRIVATE,
  REPLY,
} from '#tests/support/guest-documents.ts';
import {
  CONTACT,
  FUNCTION,
  INVITATION,
  MEERA,
  PATH,
  START,
  TEAM,
} from '#tests/support/invitation-documents.ts';
import { ORDER, ORDER_PATH } from '#tests/support/order-documents.ts';
import { jpegBytes, portraitOf, portraitPath } from '#tests/support/portrait-documents.ts';
import { SAMPLE_BOARD } from '#tests/support/sample-board.ts';

/** A write, and the statement of firestore.rules that allows it. */
export interface Operation {
  readonly name: string;
  readonly statement: readonly [match: string, allow: string];
  /** Stores what it needs, bypassing the rules. */
  readonly prepare?: () => Promise<unknown>;
  readonly write: () => Promise<Verdict>;
}

const text = (length: number) => 'अ'.repeat(length);
const link = `https://${'a'.repeat(INVITATION_TEXTS.url - 'https://'.length)}`;

const LARGEST_FUNCTION = {
  ...FUNCTION,
  name: text(60),
  timeLabel: text(60),
  venue: text(160),
  dress: text(160),
  map: link,
};

const line = (key: string) => `${key} ${text(INVITATION_TEXTS.line)}\t`;
const wording = (key: string) => `texts.${key} ${text(INVITATION_TEXTS.text)}\t`;
const hindiOf = (key: string) =>
  ['name', 'timeLabel', 'venue', 'dress'].map((name) => line(`${key}.${name}`));

const LARGEST_HINDI = [
  ...['families.one', 'families.two', 'place', 'contacts.c1', 'contacts.c2', 'contacts.c3'].map(line),
  ...['blessing', 'invitation', 'thanks', 'anniversary'].map(wording),
  ...ALL_KEYS.flatMap(hindiOf),
].join('');

const LARGEST_PORTRAIT = {
  ...portraitOf(jpegBytes(PORTRAITS.portraitBytes.max)),
  thumb: jpegBytes(PORTRAITS.portraitThumbBytes.max),
  alt: text(PORTRAITS.portraitAlt.max),
};
const MARKS = PORTRAIT_PLACES.map((place) => `${place}:${LARGEST_PORTRAIT.version}`);
const LARGEST_INVITATION = {
  ...INVITATION,
  hindi: LARGEST_HINDI,
  families: { one: text(160), two: text(160) },
  texts: { blessing: text(600), invitation: text(600), thanks: text(600), anniversary: text(600) },
  functions: Object.fromEntries(ALL_KEYS.map((key) => [key, LARGEST_FUNCTION])),
  order: [...ALL_KEYS, ...MARKS].join(' '),
  contacts: { c1: CONTACT, c2: CONTACT, c3: CONTACT },
  links: { album: link, music: link },
  settings: { ...INVITATION.settings, replyBy: new Date('2099-01-01'), openSeats: WEDDING.seats.max },
};

const LARGEST_TEAM = {
  editors: [
    ...Array.from({ length: WEDDING.editors.max - 1 }, (_, n) => `cousin${n}@mail.example`),
    'meera@mail.example',
  ],
};

const DRAFT = `drafts/${MEERA.uid}`;
const LARGEST_DRAFT = {
  content: text(WEDDING.draft.max),
  email: 'meera@mail.example',
  updatedAt: SERVER_TIME,
};

const answers = Object.fromEntries(ALL_KEYS.map((key) => [key, ANSWER]));
const LARGEST_REPLY = { answers, unsure: [], note: text(GUESTS.replyNote.max), by: DEVICE };
const LARGEST_PAGE = { opens: Object.values(FUNCTION_IDS) };
const LARGEST_FAMILY = { functions: ALL_KEYS, seats: GUESTS.familySeats.max };

const lines = (many: number, each: string) => Array.from({ length: many }, () => each).join('\n');

const LARGEST_ORDER = {
  ...ORDER,
  kind: 'catering',
  name: text(MESSAGES.name.max),
  couple: text(ORDER_TEXTS.couple),
  place: text(ORDER_TEXTS.place),
  occasion: text(ORDER_TEXTS.occasion),
  plates: '10000 10000 10000 10000',
  lines: lines(ORDERS.orderLines.max, `${'x'.repeat(40)} 10000 1-2`),
  printed: lines(6, `place ${text(79)}`),
  wishes: lines(20, `${'x'.repeat(13)} ${text(ORDER_TEXTS.extra)}`),
  board: 1_000_000,
  coupon: 'X'.repeat(16),
};

const LARGEST_BOARD = {
  ...textsOf(SAMPLE_BOARD),
  items: `${'x'.repeat(40)}/${'y'.repeat(40)} 2026-11-02 1-9999999\n`.repeat(100),
  rev: 1,
  savedAt: SERVER_TIME,
};

const STORED_INVITATION = { ...LARGEST_INVITATION, createdAt: START };
const IDS = `${PATH}/private/functionIds`;
const INVITATIONS = 'match /invitations/{id}';

async function storeWedding(): Promise<void> {
  await write('owner', PATH, STORED_INVITATION);
  await write('owner', TEAM, LARGEST_TEAM);
  await write('owner', FAMILY, { ...FAMILY_PAGE, ...LARGEST_FAMILY });
}

export const PROBE: Operation = {
  name: 'nothing',
  statement: ['match /probe/{id}', 'allow create'],
  write: () => write('guest', 'probe/one', { text: '' }),
};

const inWedding = (name: string, match: string, allow: string, change: Operation['write']): Operation => ({
  name,
  statement: [match, allow],
  prepare: storeWedding,
  write: change,
});

export const LARGEST_WRITES: readonly Operation[] = [
  {
    name: 'an account saves its draft',
    statement: ['match /drafts/{id}', 'allow create, update'],
    write: () => write(MEERA, DRAFT, LARGEST_DRAFT),
  },
  {
    name: 'an account saves a photograph with its draft',
    statement: ['match /portraits/{place}', 'allow create, update'],
    prepare: () => write('owner', DRAFT, LARGEST_DRAFT),
    write: () => write(MEERA, `${DRAFT}/portraits/cover`, LARGEST_PORTRAIT),
  },
  inWedding(
    'an editor changes seven photographs',
    '// In one request with the page, as above',
    'allow create, update',
    () =>
      writeAll(MEERA, [
        [PATH, STORED_INVITATION],
        ...PORTRAIT_PLACES.map((place) => [portraitPath(place), LARGEST_PORTRAIT] as const),
      ]),
  ),
  {
    name: 'the owner makes an invitation of a draft',
    statement: [INVITATIONS, 'allow create'],
    prepare: () => write('owner', DRAFT, LARGEST_DRAFT),
    write: () =>
      writeAll(
        'admin',
        [
          [PATH, LARGEST_INVITATION],
          [TEAM, LARGEST_TEAM],
        ],
        [DRAFT],
      ),
  },
  inWedding('an editor changes an invitation', INVITATIONS, 'allow update', () =>
    write(MEERA, PATH, STORED_INVITATION),
  ),
  {
    name: 'an editor takes nine functions off the public page',
    statement: ['match /privateFunctions/{secret}', 'allow create, update'],
    prepare: async () => {
      await storeWedding();
      await write('owner', IDS, FUNCTION_IDS);
    },
    write: () =>
      writeAll(MEERA, [
        [PATH, STORED_INVITATION],
        ...ALL_KEYS.slice(1).map(
          (key, place) =>
            [
              `${PATH}/privateFunctions/${FUNCTION_IDS[key]}`,
              { key, place: place + 1, one: LARGEST_FUNCTION, hindi: hindiOf(key).join('') },
            ] as const,
        ),
      ]),
  },
  inWedding('the owner approves a page', 'match /private/approved', 'allow create, update', () =>
    writeAll('admin', [
      [PATH, STORED_INVITATION],
      [
        `${PATH}/private/approved`,
        {
          page: { ...STORED_INVITATION, updatedAt: START },
          hidden: [],
          approvedAt: SERVER_TIME,
        },
      ],
    ]),
  ),
  inWedding(
    'an editor makes the ids of private functions',
    'match /private/functionIds',
    'allow create',
    () => write(MEERA, IDS, FUNCTION_IDS),
  ),
  inWedding('the owner erases an invitation and its team', INVITATIONS, 'allow delete', () =>
    writeAll('admin', [], [TEAM, PATH]),
  ),
  inWedding('an editor adds a family', 'match /families/{family}', 'allow create, update', () =>
    writeAll(MEERA, [
      [FAMILY, { ...FAMILY_PAGE, ...LARGEST_FAMILY, ...LARGEST_PAGE }],
      [PRIVATE, { ...FAMILY_PRIVATE, ...LARGEST_FAMILY, renewedFrom: `f${'a'.repeat(22)}` }],
    ]),
  ),
  inWedding('a family replies for ten functions', 'match /replies/{reply}', 'allow create, update', () =>
    write('guest', REPLY, { ...FAMILY_REPLY, ...LARGEST_REPLY }),
  ),
  inWedding('a guest sends a blessing', 'match /wishes/{wish}', 'allow create', () =>
    write('guest', BLESSING, { ...SENT_BLESSING, text: text(MESSAGES.message.max) }),
  ),
  {
    name: 'an editor approves a blessing',
    statement: ['match /wishes/{wish}', 'allow update'],
    prepare: async () => {
      await storeWedding();
      await write('owner', BLESSING, STORED_BLESSING);
    },
    write: () =>
      writeAll(MEERA, [
        [BLESSING, APPROVED],
        [COPY, ON_WALL],
      ]),
  },
  inWedding(
    'somebody with the open link replies for ten functions',
    'match /replies/{reply}',
    'allow create, update',
    () => write('guest', OPEN_REPLY, { ...OPEN_LINK_REPLY, ...LARGEST_REPLY }),
  ),
  {
    name: 'a family orders a dinner of 200 dishes',
    statement: ['match /orders/{id}', 'allow create'],
    write: () => write('guest', ORDER_PATH, LARGEST_ORDER),
  },
  {
    name: 'the owner saves the board',
    statement: ['match /shop/{id}', 'allow create, update'],
    write: () =>
      writeAll('admin', [
        ['shop/today', LARGEST_BOARD],
        ['shop/r1', LARGEST_BOARD],
      ]),
  },
  ...LARGEST_BOOKINGS,
];
