import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FunctionKey } from '#src/domain/invitation/invitation.ts';
import { replyOutbox } from '#src/features/replies/reply-outbox.ts';
import { ReplyPanel } from '#src/features/replies/reply-panel.tsx';
import { encodeFields } from '#src/lib/firestore-values.ts';
import { REFUSED, storedDocument } from '#tests/support/invitation-responses.ts';
import { CODE, FAMILY_ID } from '#tests/support/reply-database.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { until } from '#tests/support/until.ts';

const PAGE = { ...SAMPLE, settings: { ...SAMPLE.settings, replyBy: Date.now() + 1_000_000 } };

/** What is stored: the page, a family, and the replies that were taken, as the rules take them. */
function firestore() {
  const state = {
    page: PAGE,
    functions: ['f1', 'f2'] as readonly FunctionKey[],
    seats: 4,
    replies: new Map<string, string>(),
  };
  const fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const body = String(init.body);
    if (address.includes(':batchGet')) return Response.json([{ missing: 'reply' }]);
    if (address.includes(':commit')) {
      const allowed = state.functions.join('');
      const answered = [...body.matchAll(/"(f\d)":\{"mapValue/g)].map(([, key = '']) => key);
      const adults = [...body.matchAll(/"adults":\{"integerValue":"(\d+)"/g)].map(([, count]) =>
        Number(count),
      );
      if (answered.some((key) => !allowed.includes(key)) || adults.some((count) => count > state.seats))
        return Response.json(REFUSED, { status: 403 });
      state.replies.set(/replies\/(\w+)/.exec(body)?.[1] ?? '', answered.join(' '));
      return Response.json({ commitTime: '2026-11-22T11:42:00Z' });
    }
    if (address.includes('/families/')) {
      const { functions, seats } = state;
      const fields = encodeFields({ name: 'Sharma family', language: 'en', functions, seats });
      return Response.json({ name: `families/${FAMILY_ID}`, fields });
    }
    return Response.json(storedDocument({ ...state.page, code: CODE }));
  };
  return { state, fetch };
}

let database = firestore();

beforeEach(() => {
  localStorage.clear();
  database = firestore();
  vi.stubGlobal('fetch', database.fetch);
});

afterEach(async () => {
  cleanup();
  for (const { id } of replyOutbox().view().items) await replyOutbox().discard(id);
});

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

function show() {
  render(
    <ReplyPanel
      seat={{ code: CODE, family: FAMILY_ID, functions: SAMPLE.functions, seats: 4, sample: false }}
      contacts={SAMPLE.contacts}
      replyBy={PAGE.settings.replyBy}
      language="en"
    />,
  );
}

test('a reply refused because the family has fewer seats and other functions is corrected and sent', async () => {
  const [sangeet, phere] = SAMPLE.functions;
  if (!sangeet || !phere) throw new Error('the sample has two functions');
  show();
  await press('All 4 of us are coming to everything');
  choose('All vegetarian');
  await press('Reply');
  database.state.page = { ...PAGE, functions: [sangeet, phere, { ...phere, key: 'f3', name: 'Haldi' }] };
  database.state.functions = ['f1', 'f3'];
  database.state.seats = 2;
  await press('Send');
  await screen.findByText(/has changed the functions or the number of seats/);
  await press('Change');
  expect(screen.getByRole('textbox', { name: 'How many, Sangeet' })).toHaveProperty('value', '2');
  expect(screen.queryByText('Phere')).toBeNull();
  fireEvent.click(screen.getAllByRole('radio', { name: 'Not coming' })[1] ?? document.body);
  await press('Reply');
  await screen.findByText('Haldi: not coming.');
  await press('Send');
  await screen.findByText(/Thank you!/);
  await until(() => expect([...database.state.replies]).toEqual([[FAMILY_ID, 'f1 f3']]));
});
