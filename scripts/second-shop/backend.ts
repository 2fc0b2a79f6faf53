/** What Google sends to the second shop, which has one order and an owner who may sign in. */
import type { Request } from 'playwright';
import * as v from 'valibot';
import { encodeFields, tokenOf } from '#tests/support/firestore-rest.ts';
import { ORDER } from '#tests/support/order-documents.ts';
import { SECOND_SHOP } from './settings.ts';

export const ORDER_ID = 'order0000000000000000000';
export const OWNER = { email: SECOND_SHOP.VITE_EMAIL ?? '', password: 'asha-and-rohan' };

const TIME = '2026-11-22T06:00:00Z';

const PLACED = {
  ...ORDER,
  number: 'M-261122-7Q3M',
  lines: 'series-4/ivory-arch 250 40-55\nseries-1/great-ambi 100 22-26',
  discounts: '',
  place: 'Indore',
  status: 'confirmed',
  createdAt: new Date(TIME),
};

const batch = v.object({ documents: v.array(v.string()) });

/** The body of the response; `undefined` for any other request. */
export function responseTo(request: Request): object | undefined {
  const { pathname } = new URL(request.url());
  if (pathname.endsWith('/accounts:signInWithPassword')) {
    return {
      localId: 'owner',
      email: OWNER.email,
      idToken: tokenOf({ admin: true }, 'owner'),
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
  return { name, fields: encodeFields(PLACED), createTime: TIME, updateTime: TIME };
}
