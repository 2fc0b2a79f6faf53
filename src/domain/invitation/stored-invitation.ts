/** `invitations/CODE` and `…/privateFunctions/ID` as in firestore.rules, to and from {@link Invitation}. */
import * as v from 'valibot';
import { TRADITION_IDS } from '#src/catalogue/traditions/tradition.ts';
import { marksIn, storedMarks } from '#src/domain/portraits/portrait.ts';
import { timestampSchema } from '#src/lib/timestamp-schema.ts';
import type { FunctionKey, Invitation, WeddingFunction } from './invitation.ts';
import { FUNCTION_KEYS } from './invitation.ts';
import { PAGE_LANGUAGES } from './languages-of.ts';
import type { PlacedFunction } from './private-functions.ts';
import { SCRIPTS } from './scripts.ts';
import {
  contactWithHindi,
  functionHindi,
  hindiOf,
  pageHindi,
  storedFunctionHindi,
  storedHindi,
} from './stored-hindi.ts';

const text = v.string();
/** Documents of earlier versions have none. */
const hindiField = v.optional(text, '');
const partner = v.object({ name: text, also: text, script: v.picklist(SCRIPTS) });
const pair = v.object({ one: text, two: text });
const weddingFunction = v.object({
  name: text,
  start: timestampSchema,
  end: timestampSchema,
  timeLabel: text,
  venue: text,
  map: text,
  dress: text,
  side: v.picklist(['one', 'two', 'both']),
  asksReply: v.boolean(),
});
const document = v.object({
  published: v.boolean(),
  filmReleased: v.optional(v.boolean(), false),
  couple: v.object({ one: partner, two: partner }),
  families: pair,
  tradition: v.picklist(TRADITION_IDS),
  design: text,
  language: v.picklist(PAGE_LANGUAGES),
  hindi: hindiField,
  place: text,
  texts: v.object({ blessing: text, invitation: text, thanks: text, anniversary: text }),
  functions: v.record(v.picklist(FUNCTION_KEYS), weddingFunction),
  /** Keys of the functions in the order shown, and the couple's photographs: `f2 f1 cover:0123456789abcdef`. */
  order: text,
  contacts: v.record(text, v.object({ name: text, phone: text })),
  links: v.object({ album: text, music: text }),
  settings: v.object({
    replyBy: timestampSchema,
    closesAt: timestampSchema,
    wall: v.picklist(['off', 'approved']),
    openSeats: v.pipe(v.number(), v.integer()),
  }),
  updatedAt: timestampSchema,
});

const privateDocument = v.object({
  key: v.picklist(FUNCTION_KEYS),
  place: v.pipe(v.number(), v.integer()),
  one: weddingFunction,
  hindi: hindiField,
});

/** The public part of the invitation. */
export function parseInvitation(code: string, fields: unknown): Invitation | undefined {
  const parsed = v.safeParse(document, fields);
  if (!parsed.success) return undefined;
  const { couple, families, functions, order, contacts, hindi, ...rest } = parsed.output;
  const inHindi = hindiOf(hindi);
  const portraits = marksIn(order);
  return {
    ...rest,
    ...(portraits.length > 0 && { portraits }),
    code,
    hindi: pageHindi(inHindi),
    couple: [couple.one, couple.two],
    families: [families.one, families.two],
    functions: functionsInOrder(functions, order.split(' ')).map((one) => ({
      ...one,
      hindi: functionHindi(inHindi, one.key),
    })),
    contacts: inOrder(contacts).map(([key, contact]) => contactWithHindi(inHindi, key, contact)),
  };
}

/** Functions that are not in `order` come last. */
function functionsInOrder(
  stored: v.InferOutput<typeof document>['functions'],
  order: readonly string[],
): Omit<WeddingFunction, 'hindi'>[] {
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return [...FUNCTION_KEYS]
    .sort((one, other) => place(one) - place(other))
    .flatMap((key) => {
      const one = stored[key];
      return one ? functionOf(key, one, false) : [];
    });
}

function functionOf(
  key: FunctionKey,
  one: v.InferOutput<typeof weddingFunction>,
  isPrivate: boolean,
): Omit<WeddingFunction, 'hindi'> {
  return { ...one, key, end: one.end > one.start ? one.end : undefined, isPrivate };
}

export function parsePrivateFunction(fields: unknown): PlacedFunction | undefined {
  const parsed = v.safeParse(privateDocument, fields);
  if (!parsed.success) return undefined;
  const { key, place, one, hindi } = parsed.output;
  return { place, one: { ...functionOf(key, one, true), hindi: functionHindi(hindiOf(hindi), key) } };
}

export function storedPrivateFunctions({ functions }: Pick<Invitation, 'functions'>) {
  return functions.flatMap((one, place) => {
    const [key, fields] = storedFunction(one);
    return one.isPrivate ? [{ key, place, one: fields, hindi: storedFunctionHindi(one) }] : [];
  });
}

/** Without `createdAt` and `updatedAt`, which the server fills. */
export function storedFields(invitation: Invitation) {
  const {
    code: _code,
    updatedAt: _updatedAt,
    couple,
    families,
    functions,
    contacts,
    portraits,
    settings,
    hindi: _hindi,
    ...rest
  } = invitation;
  const shown = functions.filter(({ isPrivate }) => !isPrivate);
  return {
    ...rest,
    hindi: storedHindi(invitation, shown),
    couple: { one: couple[0], two: couple[1] },
    families: { one: families[0], two: families[1] },
    functions: Object.fromEntries(shown.map(storedFunction)),
    order: [...shown.map(({ key }) => key), ...storedMarks(portraits)].join(' '),
    contacts: Object.fromEntries(
      contacts.map(({ name, phone }, place) => [`c${place + 1}`, { name, phone }]),
    ),
    settings: {
      ...settings,
      replyBy: new Date(settings.replyBy),
      closesAt: new Date(settings.closesAt),
    },
  };
}

/** A missing end is stored as the start: rules compare two timestamps. */
function storedFunction({ key, start, end, isPrivate: _isPrivate, hindi: _hindi, ...one }: WeddingFunction) {
  return [key, { ...one, start: new Date(start), end: new Date(end ?? start) }] as const;
}

/** `c1` … `c3` in the order of their numbers. */
function inOrder<Item>(items: Readonly<Record<string, Item>>): [key: string, item: Item][] {
  return Object.entries(items).sort(([one], [other]) => Number(one.slice(1)) - Number(other.slice(1)));
}
