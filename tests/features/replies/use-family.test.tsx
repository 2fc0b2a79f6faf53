import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeRecord, guestRecord } from '#src/features/replies/guest-record.ts';
import { useFamily } from '#src/features/replies/use-family.ts';
import { encodeFields } from '#src/lib/firestore-values.ts';
import { REFUSED } from '#tests/support/invitation-responses.ts';
import { CODE, FAMILY_ID } from '#tests/support/reply-database.ts';

const NEW_ID = 'fNewNewNewNewNewNewNewN';
const OTHER_CODE = 'WXYZ12345678';
const FAMILY = { name: 'Sharma family', seats: 4, functions: ['f1'], language: 'en' };

/** Families whose links work. */
let families: string[] = [];
/** Addresses of the families that were read. */
let read: string[] = [];

beforeEach(() => {
  localStorage.clear();
  families = [FAMILY_ID];
  read = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const id = /families\/(\w+)/.exec(address)?.[1] ?? '';
    if (address.includes(':commit')) return Response.json({});
    read.push(address);
    if (!families.includes(id)) return Response.json(REFUSED, { status: 403 });
    return Response.json({ name: `families/${id}`, fields: encodeFields(FAMILY) });
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Visit({ code }: { readonly code: string }) {
  const { reading, forget } = useFamily(code);
  return (
    <>
      <h1 tabIndex={-1}>Aarav & Meera</h1>
      <button type="button" onClick={forget}>
        {reading.state === 'known' ? `${reading.family.name} ${reading.family.id}` : reading.state}
      </button>
    </>
  );
}

const page = (code: string) => (
  <BrowserRouter>
    <Visit code={code} />
  </BrowserRouter>
);

async function open(address: string, seen: string) {
  cleanup();
  window.history.replaceState(null, '', address);
  const { rerender } = render(page(CODE));
  await screen.findByText(seen);
  return { show: (code: string) => rerender(page(code)) };
}

const pressBack = () => act(() => void window.dispatchEvent(new PopStateEvent('popstate')));

test('the link of a family is kept for later visits, and is taken out of the address', async () => {
  await open(`/i/${CODE}#${FAMILY_ID}`, `Sharma family ${FAMILY_ID}`);
  await waitFor(() => expect(window.location.hash).toBe(''));
  await open(`/i/${CODE}`, `Sharma family ${FAMILY_ID}`);
});

test('Back to the page, with its link hidden by now, neither reads the family again nor takes it away', async () => {
  await open(`/i/${CODE}#${FAMILY_ID}`, `Sharma family ${FAMILY_ID}`);
  await waitFor(() => expect(window.location.hash).toBe(''));
  const before = read.length;
  pressBack();
  expect(screen.getByRole('button').textContent).toBe(`Sharma family ${FAMILY_ID}`);
  expect(read).toHaveLength(before);
});

test('the link of one wedding is not tried at another that is opened after it', async () => {
  const { show } = await open(`/i/${CODE}#${FAMILY_ID}`, `Sharma family ${FAMILY_ID}`);
  await waitFor(() => expect(window.location.hash).toBe(''));
  window.history.pushState(null, '', `/i/${OTHER_CODE}`);
  pressBack();
  show(OTHER_CODE);
  expect(await screen.findByText('open')).toBeTruthy();
  window.history.pushState(null, '', `/i/${CODE}`);
  pressBack();
  show(CODE);
  expect(await screen.findByText(`Sharma family ${FAMILY_ID}`)).toBeTruthy();
  expect(read.filter((address) => address.includes(OTHER_CODE))).toEqual([]);
});

test('a phone that can keep nothing leaves the link in the address, for a reload', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await open(`/i/${CODE}#${FAMILY_ID}`, `Sharma family ${FAMILY_ID}`);
  await waitFor(() => expect(guestRecord(CODE).openedOn).toBeDefined());
  expect(window.location.hash).toBe(`#${FAMILY_ID}`);
});

test('a new link takes the place of the one before', async () => {
  await open(`/i/${CODE}#${FAMILY_ID}`, `Sharma family ${FAMILY_ID}`);
  families = [NEW_ID];
  await open(`/i/${CODE}#${NEW_ID}`, `Sharma family ${NEW_ID}`);
  await open(`/i/${CODE}`, `Sharma family ${NEW_ID}`);
});

test('an old link that no longer works does not take the place of the new one', async () => {
  families = [NEW_ID];
  await open(`/i/${CODE}#${NEW_ID}`, `Sharma family ${NEW_ID}`);
  await open(`/i/${CODE}#${FAMILY_ID}`, `Sharma family ${NEW_ID}`);
  expect(guestRecord(CODE).token).toBe(NEW_ID);
});

test('a link that no longer works opens the page of everybody', async () => {
  families = [];
  await open(`/i/${CODE}#${FAMILY_ID}`, 'open');
  expect(guestRecord(CODE).token).toBeUndefined();
});

test('a phone whose family was removed shows the page of everybody, and nothing that was kept of it', async () => {
  await open(`/i/${CODE}#${FAMILY_ID}`, `Sharma family ${FAMILY_ID}`);
  families = [];
  await open(`/i/${CODE}`, 'open');
  expect(guestRecord(CODE).family).toBeUndefined();
});

test('whoever is not this family keeps the reply that they sent by the open link', async () => {
  const openId = `d${'a'.repeat(32)}`;
  changeRecord(CODE, { openId, by: 'c'.repeat(32) });
  await open(`/i/${CODE}#${FAMILY_ID}`, `Sharma family ${FAMILY_ID}`);
  screen.getByRole('button').click();
  await screen.findByText('open');
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  expect(guestRecord(CODE)).toEqual({ openId, by: 'c'.repeat(32) });
  await open(`/i/${CODE}`, 'open');
});

test('the first reading of another family’s link is no other try', async () => {
  let isOffline = true;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (address: string) => {
    if (isOffline) throw new TypeError('no network');
    return fetch(address);
  });
  function Tries() {
    const { reading, retry, isRetry } = useFamily(CODE);
    return (
      <button type="button" onClick={retry}>
        {`${reading.state}${isRetry ? ' again' : ''}`}
      </button>
    );
  }
  window.history.replaceState(null, '', `/i/${CODE}#${FAMILY_ID}`);
  render(
    <BrowserRouter>
      <Tries />
    </BrowserRouter>,
  );
  await screen.findByText('failed');
  isOffline = false;
  families = [FAMILY_ID, NEW_ID];
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('known again');
  window.history.pushState(null, '', `/i/${CODE}#${NEW_ID}`);
  pressBack();
  await screen.findByText('known');
  expect(read.at(-1)).toContain(NEW_ID);
});
