import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queueOf, sendQueues } from '#src/features/guest-list/sending/send-queue.ts';
import { SendScreen } from '#src/features/guest-list/sending/send-screen.tsx';
import { storedTexts } from '#src/features/guest-list/sending/send-texts.ts';
import { fakeGuestList } from '#tests/support/fake-guest-list.ts';
import { SHARMAS } from '#tests/support/sample-families.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

function show(changeFamilies = () => Promise.resolve()) {
  const guestList = fakeGuestList([SHARMAS], { changeFamilies });
  render(<SendScreen invitation={SAMPLE} guestList={guestList} onBack={vi.fn()} />);
}

function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
}

function saveName() {
  const form = screen.getByRole('button', { name: 'Save the name' }).closest('form');
  if (form) fireEvent.submit(form);
}

beforeEach(() => sendQueues.change(SAMPLE.code, () => queueOf(SAMPLE.code, [SHARMAS])));

afterEach(() => storedTexts.change(() => ({})));

describe('the focus goes back to the button that was pressed', () => {
  const opener = (name: string) => screen.getByRole('button', { name });

  test.each(['Use this text', 'Cancel'])('for a text of their own, after %s', (name) => {
    show();
    press('Write it in your own words');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Your text/ }));
    opener(name).focus();
    press(name);
    expect(document.activeElement).toBe(opener('Write it in your own words'));
  });

  test('for a name, after Save and after Cancel', async () => {
    show();
    press('Correct the name');
    opener('Cancel').focus();
    press('Cancel');
    expect(document.activeElement).toBe(opener('Correct the name'));
    press('Correct the name');
    saveName();
    await waitFor(() => expect(document.activeElement).toBe(opener('Correct the name')));
  });

  test('unless it has gone elsewhere while the name was being saved', async () => {
    let saved = () => {};
    const saving = new Promise<void>((resolve) => {
      saved = resolve;
    });
    show(() => saving);
    press('Correct the name');
    saveName();
    press('Write it in your own words');
    saved();
    expect(await screen.findByRole('button', { name: 'Correct the name' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Your text/ }));
  });
});
