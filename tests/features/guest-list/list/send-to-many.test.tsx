import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetWeddings } from '#src/data/forget-weddings.ts';
import type { Family } from '#src/domain/guests/family.ts';
import { FamilyList } from '#src/features/guest-list/list/family-list.tsx';
import { sendQueues } from '#src/features/guest-list/sending/send-queue.ts';
import type { useGuestList } from '#src/features/guest-list/use-guest-list.ts';
import { ToldForm } from '#src/features/replies/told-form.tsx';
import { fakeGuestList } from '#tests/support/fake-guest-list.ts';
import { replyWith } from '#tests/support/guest-list.ts';
import { GUPTAS, NANI, SHARMAS } from '#tests/support/sample-families.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const ALL = [SHARMAS, GUPTAS, NANI];

beforeEach(() => void vi.setSystemTime(SAMPLE.updatedAt));
afterEach(() => void vi.useRealTimers());
afterEach(forgetWeddings);

function show(
  families: readonly Family[] = ALL,
  change: Partial<ReturnType<typeof useGuestList>> = {},
  invitation = SAMPLE,
) {
  const onSend = vi.fn();
  render(
    <FamilyList
      toldForm={ToldForm}
      invitation={invitation}
      guestList={fakeGuestList(families, change)}
      onAdd={vi.fn()}
      onSend={onSend}
    />,
  );
  return { onSend };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('many families are', () => {
  test('sent to in one queue, those without a link first of all', () => {
    const { onSend } = show();
    press('Send to 2 families not sent yet');
    expect(onSend).toHaveBeenCalledTimes(1);
    expect(sendQueues.current(SAMPLE.code)?.entries).toEqual([
      { id: SHARMAS.id, occasion: 'invitation' },
      { id: NANI.id, occasion: 'invitation' },
    ]);
  });

  test('sent to with those whose link is new, although they replied with the old one', () => {
    const reply = replyWith({ id: SHARMAS.id, unsure: ['f1', 'f2'] });
    show([SHARMAS, GUPTAS], { replies: new Map([[SHARMAS.id, reply]]) });
    press('Send to 1 family not sent yet');
    expect(sendQueues.current(SAMPLE.code)?.entries).toEqual([{ id: SHARMAS.id, occasion: 'invitation' }]);
  });

  test('sent to with those whose link only the couple has opened', () => {
    show([SHARMAS, GUPTAS], { openedAt: new Map([[SHARMAS.id, 1]]) });
    press('Send to 1 family not sent yet');
    expect(sendQueues.current(SAMPLE.code)?.entries).toEqual([{ id: SHARMAS.id, occasion: 'invitation' }]);
  });

  test('reminded by a button of its own, which counts only those who were sent a link', () => {
    show();
    press('Remind 1 family');
    expect(sendQueues.current(SAMPLE.code)?.entries).toEqual([{ id: GUPTAS.id, occasion: 'reminder' }]);
  });

  test('reminded also when they have replied, but not for a function that they were invited to later', () => {
    const sent = { ...SHARMAS, sentAt: GUPTAS.sentAt };
    show([sent], { replies: new Map([[sent.id, replyWith({ id: sent.id, unsure: ['f1'] })]]) });
    expect(screen.getByText('Replied, but not for every function', { selector: 'p' })).toBeTruthy();
    press('Remind 1 family');
    expect(sendQueues.current(SAMPLE.code)?.entries).toEqual([{ id: sent.id, occasion: 'reminder' }]);
  });

  test('not reminded when none of their functions asks for a reply', () => {
    const functions = SAMPLE.functions.map((one) => ({ ...one, asksReply: one.key === 'f1' }));
    const sent = ALL.map((family) => ({ ...family, sentAt: GUPTAS.sentAt }));
    show(sent, {}, { ...SAMPLE, functions });
    press('Remind 2 families');
    expect(sendQueues.current(SAMPLE.code)?.entries).toEqual([
      { id: SHARMAS.id, occasion: 'reminder' },
      { id: NANI.id, occasion: 'reminder' },
    ]);
  });

  test('not reminded after the last day to reply', () => {
    show(ALL, {}, { ...SAMPLE, settings: { ...SAMPLE.settings, replyBy: Date.now() - 1 } });
    expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull();
  });
});

test('the list says of a family that has replied when the link that it has now was never sent to it', () => {
  const reply = replyWith({ id: SHARMAS.id, unsure: ['f1', 'f2'] });
  show([SHARMAS], { replies: new Map([[SHARMAS.id, reply]]) });
  expect(screen.getByText('Replied · link not sent yet')).toBeTruthy();
});

test('a family whose reply is about other functions is asked what it says as if it had not replied', () => {
  const family = { ...SHARMAS, functions: ['f2'] } as const;
  show([family], { replies: new Map([[family.id, replyWith({ id: family.id, unsure: ['f1'] })]]) });
  press('Write down the reply of Sharma family');
  expect(screen.getByText('4 seats are kept for them. Fill in what they said.')).toBeTruthy();
});
