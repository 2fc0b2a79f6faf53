import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetWeddings } from '#src/data/forget-weddings.ts';
import { queueOf, sendQueues } from '#src/features/guest-list/sending/send-queue.ts';
import { SendScreen } from '#src/features/guest-list/sending/send-screen.tsx';
import { storedTexts } from '#src/features/guest-list/sending/send-texts.ts';
import { fakeGuestList } from '#tests/support/fake-guest-list.ts';
import { isHeldBack, linesAbove, listWith, name, showFamilies } from '#tests/support/family-desk.tsx';
import { chatText } from '#tests/support/render-page.tsx';
import { GUPTAS, NANI, SHARMAS } from '#tests/support/sample-families.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const ALL = [SHARMAS, GUPTAS, NANI];

function show(changeFamilies = vi.fn(() => Promise.resolve())) {
  const guestList = fakeGuestList(ALL, { changeFamilies });
  const { unmount } = render(<SendScreen invitation={SAMPLE} guestList={guestList} onBack={vi.fn()} />);
  return { changeFamilies, unmount };
}

const whatsapp = () => screen.getByRole('link', { name: 'Send on WhatsApp' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const comeBack = () => act(() => void window.dispatchEvent(new Event('focus')));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

/** The test's browser would fetch what a link opens. */
const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  document.addEventListener('click', stay);
  sendQueues.change(SAMPLE.code, () => queueOf(SAMPLE.code, ALL));
});

afterEach(async () => {
  document.removeEventListener('click', stay);
  storedTexts.change(() => ({}));
  await forgetWeddings();
});

test('what is typed is still there after a look at another part of the desk, which asks before it is left', () => {
  const { unmount } = show();
  press('Correct the name');
  expect(isHeldBack()).toBe(false);
  type('Name', 'Sharma parivar');
  press('Write it in your own words');
  type('Your text for all families who read English', 'Namaste {family}');
  unmount();
  expect(isHeldBack()).toBe(true);
  show();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Sharma parivar');
  expect(screen.getByRole('textbox', { name: /^Your text/ })).toHaveProperty('value', 'Namaste {family}');
  for (const cancel of screen.getAllByRole('button', { name: 'Cancel' })) fireEvent.click(cancel);
  expect(isHeldBack()).toBe(false);
});

/** Opens the text of a family that is asked for a reply, and goes on to one that is not. */
function skipToUnasked() {
  const functions = SAMPLE.functions.map((one) => ({ ...one, asksReply: one.key === 'f1' }));
  const unasked = { ...NANI, functions: ['f2'] as const, sentAt: 1 };
  const asked = { ...SHARMAS, sentAt: 1 };
  sendQueues.change(SAMPLE.code, () => queueOf(SAMPLE.code, [asked, unasked]));
  const invitation = { ...SAMPLE, functions };
  render(<SendScreen invitation={invitation} guestList={fakeGuestList([asked, unasked])} onBack={vi.fn()} />);
  press('Write it in your own words');
  press('Skip');
}

test('a text that was only opened is not sent to a family that has another one', () => {
  skipToUnasked();
  expect(chatText(whatsapp())).toContain('With great joy we invite you');
});

test('the text in the open field is the one that is sent, also to a family that has another one', () => {
  skipToUnasked();
  const field = screen.getByRole('textbox', { name: /^Your text/ });
  expect(field).toHaveProperty('value', expect.stringContaining('With great joy we invite you'));
  expect(document.querySelector('[data-unsaved]')).toBeNull();
});

describe('what was typed is found again once no family is left to send to:', () => {
  function skipAll() {
    press('Skip');
    press('Skip');
    press('Skip');
    press('Back to the list');
  }

  test('a name, in its family’s dialog', () => {
    const { unmount } = show();
    press('Correct the name');
    type('Name', 'Sharma parivar');
    skipAll();
    unmount();
    showFamilies();
    expect(linesAbove()).toEqual(['Not saved yet: the name of Sharma family']);
    press('Open the name of Sharma family');
    expect(name()).toHaveProperty('value', 'Sharma parivar');
    press('Cancel');
    expect(linesAbove()).toEqual([]);
    expect(isHeldBack()).toBe(false);
  });

  test('a name, beside another one that was typed in the family’s dialog', () => {
    const desk = showFamilies();
    press('Edit Sharma family');
    type('Name', 'Sharma ji');
    press('Close');
    desk.unmount();
    const { unmount } = show();
    press('Correct the name');
    type('Name', 'Sharma parivar');
    skipAll();
    unmount();
    showFamilies();
    press('Open the name of Sharma family');
    expect(name()).toHaveProperty('value', 'Sharma ji');
    expect(linesAbove()).toContain('Not saved yet: the name of Sharma family');
  });

  test('a name, also after the family has got a new link', async () => {
    const { unmount } = show();
    press('Correct the name');
    type('Name', 'Sharma parivar');
    skipAll();
    unmount();
    const renewed = { ...SHARMAS, id: 'fNewSharmaAAAAAAAAAAAAA' };
    const renewLink = vi.fn(() => Promise.resolve(renewed));
    const { guestList, rerender } = showFamilies({ renewLink });
    press('Edit Sharma family');
    press('Make a new link');
    await act(async () => press('Make a new link'));
    rerender(listWith({ ...guestList, families: [renewed, NANI] }));
    press('Close');
    press('Open the name of Sharma family');
    expect(name()).toHaveProperty('value', 'Sharma parivar');
  });

  test('a text, which is kept for the next families', () => {
    const { unmount } = show();
    press('Write it in your own words');
    type('Your text for all families who read English', 'Namaste {family}');
    skipAll();
    expect(isHeldBack()).toBe(false);
    unmount();
    sendQueues.change(SAMPLE.code, () => queueOf(SAMPLE.code, ALL));
    show();
    expect(chatText(whatsapp())).toContain('Namaste Sharma family');
  });
});

describe('what is typed is what is sent, without a press of ‘Use this text’ or ‘Save the name’:', () => {
  const OWN = 'Namaste {family}, do come! {link}';

  function typeText(text = OWN) {
    press('Write it in your own words');
    type('Your text for all families who read English', text);
  }

  test('a text, which is kept for the families that follow', async () => {
    show();
    typeText();
    expect(chatText(whatsapp())).toContain('Namaste Sharma family, do come!');
    fireEvent.click(whatsapp());
    expect(chatText(whatsapp())).toContain('Namaste Sharma family, do come!');
    comeBack();
    await screen.findByRole('heading', { name: 'गुप्ता परिवार' });
    press('Skip');
    expect(chatText(whatsapp())).toContain('Namaste Nani ji, do come!');
  });

  test('ours again, where a text of their own was cleared', () => {
    storedTexts.change(() => ({ [`${SAMPLE.code} invitation en`]: OWN }));
    show();
    typeText('  ');
    expect(chatText(whatsapp())).toContain('Dear Sharma family,');
    fireEvent.click(whatsapp());
    expect(storedTexts.current()).toEqual({});
  });

  test('nothing else where nothing was changed', () => {
    show();
    const ours = chatText(whatsapp());
    press('Write it in your own words');
    expect(chatText(whatsapp())).toBe(ours);
    fireEvent.click(whatsapp());
    expect(storedTexts.current()).toEqual({});
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('a text that is skipped with its family is still there for the next one', () => {
    show();
    typeText();
    press('Skip');
    press('Skip');
    expect(screen.getByRole('textbox', { name: /^Your text/ })).toHaveProperty('value', OWN);
    expect(document.querySelector('[data-unsaved]')).not.toBeNull();
    press('Cancel');
    expect(chatText(whatsapp())).toContain('Dear Nani ji,');
    expect(document.querySelector('[data-unsaved]')).toBeNull();
  });

  test('a name, which is saved with the press', async () => {
    const { changeFamilies } = show();
    press('Correct the name');
    type('Name', ' Sharma  parivar ');
    expect(chatText(whatsapp())).toContain('Dear Sharma parivar,');
    fireEvent.click(whatsapp());
    expect(changeFamilies).toHaveBeenCalledExactlyOnceWith([SHARMAS.id], { name: 'Sharma parivar' });
    expect(await screen.findByRole('button', { name: 'Correct the name' })).toBeTruthy();
  });

  test('a name that could not be saved is still in its field when they go back to the family', async () => {
    show(vi.fn(() => Promise.reject(new Error('offline'))));
    press('Correct the name');
    type('Name', 'Sharma parivar');
    fireEvent.click(whatsapp());
    comeBack();
    await screen.findByRole('heading', { name: 'गुप्ता परिवार' });
    press('Back');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Sharma parivar');
  });
});
