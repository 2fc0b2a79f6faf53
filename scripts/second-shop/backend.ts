/** What Google would answer to the second shop, which has one order and whose owner may sign in. */
import type { Request } from 'playwright';
import * as v from 'valibot';
import { encodeFields } from '#src/lib/firestore-values.ts';
import { SECOND_SHOP } from './settings.ts';

export const ORDER_ID = 'order0000000000000000000';
export const OWNER = { email: SECOND_SHOP.VITE_EMAIL ?? '', password: 'asha-and-rohan' };

const TIME = '2026-11-22T06:00:00Z';

const ORDER = {
  number: 'M-261122-7Q3M',
  kind: 'cards',
  language: 'en',
  lines: 'series-4/ivory-arch 250 40-55\nseries-1/great-ambi 100 22-26',
  totalLow: 12_200,
  totalHigh: 16_350,
  discounts: '',
  name: 'Asha Rao',
  phone: '+919812345678',
  couple: 'Aarav & Meera',
  place: 'Indore',
  date: '2027-02-12',
  guests: 0,
  status: 'confirmed',
  rev: 0,
};

const batch = v.object({ documents: v.array(v.string()) });

/** The body of the response; `undefined` where there is nobody to answer. */
export function answerOf(request: Request): object | undefined {
  const { pathname } = new URL(request.url());
  if (pathname.endsWith('/accounts:signInWithPassword')) {
    return {
      localId: 'owner',
      email: OWNER.email,
      idToken: ownersToken(),
      refreshToken: '-',
      expiresIn: '3600',
    };
  }
  if (pathname.endsWith('/accounts:lookup')) return { users: [{ localId: 'owner', email: OWNER.email }] };
  if (pathname.endsWith('/documents:batchGet')) {
    return v.parse(batch, request.postDataJSON()).documents.map((name) => ({
      readTime: TIME,
      ...(name.endsWith(`/orders/${ORDER_ID}`) ? { found: documentAt(name) } : { missing: name }),
    }));
  }
  return pathname.endsWith(`/orders/${ORDER_ID}`) ? documentAt(pathname.slice('/v1/'.length)) : undefined;
}

function documentAt(name: string): object {
  const fields = { ...encodeFields(ORDER), createdAt: { timestampValue: TIME } };
  return { name, fields, createTime: TIME, updateTime: TIME };
}

/** Unsigned: only the page itself reads it. */
function ownersToken(): string {
  const now = Math.floor(Date.now() / 1_000);
  const parts = [{ alg: 'none' }, { sub: 'owner', admin: true, auth_time: now, iat: now, exp: now + 3_600 }];
  return [...parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')), ''].join('.');
}
