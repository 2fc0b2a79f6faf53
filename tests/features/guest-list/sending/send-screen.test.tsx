import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  changeQueueOf,
  endQueue,
  queueOf,
  sendQueues,
  startQueue,
} from '#src/features/guest-list/sending/send-queue.ts';
import { SendScreen } from '#src/features/guest-list/sending/send-screen.tsx';
import { storedTexts } from '#src/features/guest-list/sending/send-texts.ts';
import { useMarking } from '#src/features/guest-list/sending/use-send-queue.ts';
import { fakeGuestList } from '#tests/support/fake-guest-list.ts';
import { chatText } from '#tests/support/render-page.tsx';
import { GUPTAS, NANI, SHARMAS } from '#tests/support/sample-families.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const ALL = [SHARMAS, GUPTAS, NANI];

function show(families = ALL, markSent = vi.fn(() => Promise.resolve())) {
  const guestList = fakeGuestList(families, { markSent });
  const onBack = vi.fn();
  const shown = render(<SendScreen invitation={SAMPLE} guestList={guestList} onBack={onBack} />);
  return { markSent, onBack, shown };
}

function whatsapp(): HTMLElement {
  return screen.getByRole('link', { name: 'Send on WhatsApp' });
}

function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
}

function comeBack() {
  act(() => void window.dispatchEvent(new Event('focus')));
}

/** The test's browser would fetch what a link opens. */
const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  document.addEventListener('click', stay);
  sendQueues.change(SAMPLE.code, () => queueOf(SAMPLE.code, ALL));
});

afterEach(() => document.removeEventListener('click', stay));

describe('families are sent to one after the other', () => {
  test('each with its own text; the one that was sent to is marked, and the next is ready on return', async () => {
    const { markSent } = show();
    expect(screen.getByRole('heading', { name: 'Sharma family' })).toBeTruthy();
    expect(screen.getByText('4 seats, Sangeet, Phere')).toBeTruthy();
    expect(chatText(whatsapp())).toContain(`#${SHARMAS.id}`);

    fireEvent.click(whatsapp());
    expect(markSent).toHaveBeenCalledWith(SHARMAS.id);
    comeBack();
    expect(await screen.findByRole('heading', { name: 'गुप्ता परिवार' })).toBeTruthy();
    expect(screen.getByText('2 of 3')).toBeTruthy();
  });

  test('a family whose functions have all been removed is sent nothing, and the couple is told what to do', () => {
    show([{ ...SHARMAS, functions: ['f9'] }]);
    expect(screen.getByText('Not invited to any function now')).toBeTruthy();
    expect(screen.getByText(/functions they were invited to have been removed/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Send on WhatsApp' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Skip' })).toBeTruthy();
  });

  test('coming back without having sent changes nothing', () => {
    show();
    comeBack();
    expect(screen.getByText('1 of 3')).toBeTruthy();
  });

  test('a family that has had its link is reminded, in its language', () => {
    show();
    press('Skip');
    expect(chatText(whatsapp())).toContain('यह जानकर हमें ख़ुशी होगी');
    expect(screen.getByText('Sent before, on 12 November 2026.')).toBeTruthy();
  });

  test('one without a number lets them choose the chat', () => {
    show();
    press('Skip');
    press('Skip');
    expect(whatsapp().getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=/);
  });

  test('the last family is not followed by another', () => {
    show();
    press('Skip');
    press('Skip');
    fireEvent.click(whatsapp());
    expect(screen.getByText('WhatsApp has opened for Nani ji. That was the last family.')).toBeTruthy();
    press('Done');
    expect(screen.getByText('You have gone through the whole list')).toBeTruthy();
  });

  test('skip and back move without marking, and at the end it says so', () => {
    const { markSent } = show();
    press('Skip');
    press('Back');
    expect(screen.getByText('1 of 3')).toBeTruthy();
    for (let times = 0; times < 3; times += 1) press('Skip');
    const end = screen.getByText('You have gone through the whole list');
    expect(document.activeElement).toBe(end.closest('[tabindex="-1"]'));
    expect(markSent).not.toHaveBeenCalled();
  });
});

test('the queue keeps its place over a reload', () => {
  const { shown } = show();
  press('Skip');
  shown.unmount();
  show();
  expect(screen.getByText('2 of 3')).toBeTruthy();
});

test('a family that was removed meanwhile loses its turn, the others keep theirs', () => {
  sendQueues.change(SAMPLE.code, (queue) => queue && { ...queue, at: 1 });
  show([GUPTAS, NANI]);
  expect(screen.getByRole('heading', { name: 'गुप्ता परिवार' })).toBeTruthy();
  expect(screen.getByText('1 of 2')).toBeTruthy();
});

test('a mark that did not get through is made on return', async () => {
  const markSent = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined);
  show(ALL, markSent);
  fireEvent.click(whatsapp());
  await waitFor(() => expect(markSent).toHaveBeenCalledTimes(1));
  comeBack();
  await waitFor(() => expect(markSent.mock.calls).toEqual([[SHARMAS.id], [SHARMAS.id]]));
  await waitFor(() => expect(sendQueues.current(SAMPLE.code)?.unmarked).toEqual([]));
});

describe('families that are still to be told of a change', () => {
  const [sangeet, phere] = SAMPLE.functions.map(({ key, start, venue }) => ({ key, start, venue }));
  const moved = sangeet && { ...sangeet, venue: 'City Palace, Jaipur' };
  const turns = () => sendQueues.current(SAMPLE.code)?.entries.map(({ id, occasion }) => [id, occasion]);

  test('have their turn after the families that a couple sends to meanwhile, and read what has changed', () => {
    startQueue(changeQueueOf(SAMPLE.code, [NANI, SHARMAS], moved ? [moved] : []));
    sendQueues.change(SAMPLE.code, (queue) => queue && { ...queue, at: 1 });
    startQueue(queueOf(SAMPLE.code, [GUPTAS]));
    show();
    expect(screen.getByRole('heading', { name: 'गुप्ता परिवार' })).toBeTruthy();
    expect(screen.getByText('1 of 2')).toBeTruthy();
    press('Skip');
    expect(screen.getByRole('heading', { name: 'Sharma family' })).toBeTruthy();
    expect(chatText(whatsapp())).toContain('Sangeet: 12 February 2027, 7:15 pm IST, Rambagh Palace');
  });

  test('are told once, and of both changes, when something changes again', () => {
    startQueue(changeQueueOf(SAMPLE.code, [NANI, SHARMAS], moved ? [moved] : []));
    const told = [sangeet, phere].flatMap((one) => (one ? [{ ...one, start: one.start - 1 }] : []));
    startQueue(changeQueueOf(SAMPLE.code, [SHARMAS, GUPTAS], told));
    expect(turns()).toEqual([
      [SHARMAS.id, 'change'],
      [GUPTAS.id, 'change'],
      [NANI.id, 'change'],
    ]);
    expect(sendQueues.current(SAMPLE.code)?.told).toEqual([moved, ...told]);
  });

  test('read of a place that has changed back, as some have heard of the other', () => {
    startQueue(changeQueueOf(SAMPLE.code, [NANI, SHARMAS], sangeet ? [sangeet] : []));
    startQueue(changeQueueOf(SAMPLE.code, [NANI, SHARMAS], moved ? [moved] : []));
    show();
    expect(chatText(whatsapp())).toContain('Sangeet: 12 February 2027, 7:15 pm IST, Rambagh Palace');
  });

  test('are told no more once the couple says that all know', () => {
    startQueue(changeQueueOf(SAMPLE.code, [NANI, SHARMAS], moved ? [moved] : []));
    startQueue(queueOf(SAMPLE.code, [GUPTAS]));
    show();
    expect(screen.getByText('What they will read: a reminder')).toBeTruthy();
    press('Skip');
    expect(screen.getByText('What they will read: what has changed')).toBeTruthy();
    press('They all know already');
    expect(screen.getByText('You have gone through the whole list')).toBeTruthy();
    startQueue(queueOf(SAMPLE.code, [SHARMAS]));
    expect(turns()).toEqual([[SHARMAS.id, 'invitation']]);
  });

  test('are none at once when all know, and the focus is on what says so', () => {
    sendQueues.change(SAMPLE.code, () => changeQueueOf(SAMPLE.code, [NANI], moved ? [moved] : []));
    show();
    press('They all know already');
    const nobody = screen.getByText('Nobody is waiting');
    expect(document.activeElement).toBe(nobody.closest('[tabindex="-1"]'));
  });

  test('have no turn when nothing of theirs is different from what they were told', () => {
    const places = changeQueueOf(SAMPLE.code, [NANI, GUPTAS, SHARMAS], moved ? [moved] : []);
    sendQueues.change(SAMPLE.code, () => ({ ...places, at: 1 }));
    show();
    expect(screen.getByRole('heading', { name: 'Sharma family' })).toBeTruthy();
    expect(screen.getByText('2 of 2')).toBeTruthy();
    fireEvent.click(whatsapp());
    comeBack();
    expect(screen.getByText('You have gone through the whole list')).toBeTruthy();
  });

  test('are told no more once the wedding is over', () => {
    startQueue(changeQueueOf(SAMPLE.code, [NANI], sangeet ? [sangeet] : []));
    startQueue(queueOf(SAMPLE.code, [SHARMAS], true));
    expect(turns()).toEqual([[SHARMAS.id, 'thanks']]);
  });

  test('are none once all had their turn: the next change is told alone', () => {
    startQueue(changeQueueOf(SAMPLE.code, [NANI], sangeet ? [sangeet] : []));
    sendQueues.change(SAMPLE.code, (queue) => queue && { ...queue, at: 1 });
    startQueue(changeQueueOf(SAMPLE.code, [SHARMAS], phere ? [phere] : []));
    expect(turns()).toEqual([[SHARMAS.id, 'change']]);
    expect(sendQueues.current(SAMPLE.code)?.told).toEqual([phere]);
  });
});

describe('before sending', () => {
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

  afterEach(() => storedTexts.change(() => ({})));

  test('the text can be written once for all families of a language, and ours comes back', () => {
    const { shown } = show();
    press('Write it in your own words');
    type('Your text for all families who read English', 'Namaste {family}, do come! {link}');
    press('Use this text');
    expect(chatText(whatsapp())).toBe(
      `Namaste Sharma family, do come! https://shagun.example/i/${SAMPLE.code}#${SHARMAS.id}`,
    );
    press('Skip');
    expect(chatText(whatsapp())).toContain('आदरणीय गुप्ता परिवार');
    press('Skip');
    expect(chatText(whatsapp())).toContain('Namaste Nani ji, do come!');
    press('Write it in your own words');
    press('Back to our text');
    expect(chatText(whatsapp())).toContain('Dear Nani ji,');
    shown.unmount();
  });

  test('a text too long for WhatsApp’s link is copied, and WhatsApp opens with an empty message', () => {
    const { markSent } = show();
    expect(screen.queryByRole('button', { name: 'Copy the text' })).toBeNull();
    press('Write it in your own words');
    const own = 'Come and celebrate with us, dear {family}. '.repeat(100).trim();
    type('Your text for all families who read English', own);
    press('Use this text');
    const copy = vi.spyOn(navigator.clipboard, 'writeText');
    press('Copy the text');
    const text = copy.mock.calls[0]?.[0] ?? '';
    expect(text).toContain(own.replaceAll('{family}', 'Sharma family'));
    expect(text).toContain(`#${SHARMAS.id}`);
    expect(whatsapp().getAttribute('href')).toBe('https://wa.me/919829012345?text=');
    fireEvent.click(whatsapp());
    expect(markSent).toHaveBeenCalledWith(SHARMAS.id);
  });

  test('a wrong name is put right on the spot', async () => {
    const changeFamilies = vi.fn(() => Promise.resolve());
    const guestList = fakeGuestList(ALL, { changeFamilies });
    render(<SendScreen invitation={SAMPLE} guestList={guestList} onBack={vi.fn()} />);
    press('Correct the name');
    type('Name', ' Sharma  parivar ');
    const form = screen.getByRole('button', { name: 'Save the name' }).closest('form');
    if (form) fireEvent.submit(form);
    await waitFor(() =>
      expect(changeFamilies).toHaveBeenCalledWith([SHARMAS.id], { name: 'Sharma parivar' }),
    );
    expect(await screen.findByRole('button', { name: 'Correct the name' })).toBeTruthy();
  });
});

describe('families that are still to be marked as sent', () => {
  const unmarked = () => sendQueues.current(SAMPLE.code)?.unmarked;

  test('are not forgotten by another queue, by one of another wedding, or when the queue is left', () => {
    sendQueues.change(SAMPLE.code, (queue) => queue && { ...queue, unmarked: [NANI.id] });
    startQueue(queueOf(SAMPLE.code, [SHARMAS]));
    expect(unmarked()).toEqual([NANI.id]);
    endQueue(SAMPLE.code);
    expect(unmarked()).toEqual([NANI.id]);
    startQueue(queueOf('OTHER1234567', [SHARMAS]));
    expect(unmarked()).toEqual([NANI.id]);
  });

  test('are marked from the list, too, once there is a network', async () => {
    sendQueues.change(SAMPLE.code, (queue) => queue && { ...queue, unmarked: [NANI.id] });
    endQueue(SAMPLE.code);
    const markSent = vi.fn(() => Promise.resolve());
    renderHook(() => useMarking(SAMPLE.code, fakeGuestList(ALL, { markSent })));
    await waitFor(() => expect(unmarked()).toEqual([]));
    expect(markSent).toHaveBeenCalledExactlyOnceWith(NANI.id);
  });
});
