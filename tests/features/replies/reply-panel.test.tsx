import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WeddingFunction } from '#src/domain/invitation/invitation.ts';
import { ReplyPanel } from '#src/features/replies/reply-panel.tsx';
import { hasUnsentText } from '#src/lib/unsent-text.ts';
import { formTexts } from '#src/locales/form-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { CODE } from '#tests/support/reply-database.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

function show(family: string | undefined, replyBy = SAMPLE.settings.replyBy, seats = 4) {
  const seat = { code: CODE, family, functions: SAMPLE.functions, seats, sample: true };
  return render(
    <ReplyPanel
      seat={seat}
      shown={SAMPLE.functions}
      contacts={SAMPLE.contacts}
      replyBy={replyBy}
      language="en"
    />,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

test('nothing is ticked for a family that has not said so, and what is missing is asked for', () => {
  show('f'.repeat(23));
  for (const radio of screen.getAllByRole('radio')) expect(radio).toHaveProperty('checked', false);
  press('Reply');
  expect(screen.getAllByText('Please choose one of these.')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getAllByRole('radio', { name: 'Coming' })[0]);
  press('All 4 of us are coming to everything');
  press('Reply');
  expect(screen.getByText('Please choose what you will eat.')).toBeTruthy();
});

test('what is missing is asked for in the language that the guest changes to', () => {
  const seat = { code: CODE, family: undefined, functions: SAMPLE.functions, seats: 2, sample: true };
  const panel = (language: Language) => (
    <ReplyPanel
      seat={seat}
      shown={SAMPLE.functions}
      contacts={SAMPLE.contacts}
      replyBy={SAMPLE.settings.replyBy}
      language={language}
    />
  );
  const { rerender } = render(panel('en'));
  press('Reply');
  expect(screen.getByLabelText('Your name').getAttribute('aria-invalid')).toBe('true');
  rerender(panel('hi'));
  expect(screen.getByText(formTexts('hi').reply.errors.name)).toBeTruthy();
});

test('a family that all comes says so once', () => {
  show('f'.repeat(23));
  press('All 4 of us are coming to everything');
  choose('All vegetarian');
  press('Reply');
  expect(document.activeElement?.textContent).toBe('Is this your reply?');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sangeet: 4 people are coming.',
    'Phere: 4 people are coming.',
    'All vegetarian.',
  ]);
  press('Send');
  expect(screen.getByText(/so nothing was sent/)).toBeTruthy();
});

test('a reply is unsent from its first change until Send, also while it is repeated in words', () => {
  show('f'.repeat(23));
  expect(hasUnsentText(), 'an untouched form').toBe(false);
  press('All 4 of us are coming to everything');
  expect(hasUnsentText()).toBe(true);
  choose('All vegetarian');
  press('Reply');
  expect(hasUnsentText(), 'repeated in words').toBe(true);
  press('Change it');
  expect(hasUnsentText()).toBe(true);
  press('Reply');
  press('Send');
  expect(hasUnsentText()).toBe(false);
});

test('a reply that was given is not unsent again before it is changed', () => {
  show('f'.repeat(23));
  press('All 4 of us are coming to everything');
  choose('All vegetarian');
  press('Reply');
  press('Send');
  press('Change');
  expect(hasUnsentText()).toBe(false);
  const note = screen.getByRole('textbox', { name: /note/i });
  fireEvent.change(note, { target: { value: 'By train' } });
  expect(hasUnsentText()).toBe(true);
  fireEvent.change(note, { target: { value: '' } });
  expect(hasUnsentText()).toBe(false);
});

test('a single guest is not asked for children', () => {
  show('f'.repeat(23), SAMPLE.settings.replyBy, 1);
  press('I am coming to everything');
  expect(screen.getByRole('textbox', { name: 'How many, Sangeet' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Children among them, Sangeet' })).toBeNull();
});

test('days and hours are those of India, and each count has a name', () => {
  show('f'.repeat(23));
  press('All 4 of us are coming to everything');
  choose('All vegetarian');
  expect(screen.getByText('Friday, 12 February 2027, 7:15 pm IST')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'How many, Sangeet' })).toHaveProperty('value', '4');
  press('How many, Sangeet: one fewer');
  press('Children among them, Sangeet: one more');
  press('Reply');
  expect(screen.getByText('Sangeet: 3 people are coming, 1 of them a child.')).toBeTruthy();
});

test('a family of four that empties the number to type another one is still coming', () => {
  show('f'.repeat(23));
  press('All 4 of us are coming to everything');
  const howMany = screen.getByRole('textbox', { name: 'How many, Sangeet' });
  fireEvent.change(howMany, { target: { value: '' } });
  expect(screen.getByRole('textbox', { name: 'How many, Sangeet' })).toBe(howMany);
  fireEvent.change(howMany, { target: { value: '2' } });
  choose('All vegetarian');
  press('Reply');
  expect(screen.getByText('Sangeet: 2 people are coming.')).toBeTruthy();
});

test('more people than there are seats stop the reply, with the field in focus', () => {
  show('f'.repeat(23));
  press('All 4 of us are coming to everything');
  choose('All vegetarian');
  const howMany = screen.getByRole('textbox', { name: 'How many, Sangeet' });
  howMany.focus();
  fireEvent.change(howMany, { target: { value: '9' } });
  press('Reply');
  expect(screen.getByText('Please type a number from 1 to 4.')).toBeTruthy();
  expect(document.activeElement).toBe(howMany);
});

test('mixed food is counted for each function, and the rest is vegetarian', () => {
  show('f'.repeat(23));
  press('All 4 of us are coming to everything');
  choose('Mixed');
  press('Jain, Sangeet: one more');
  expect(screen.getByText('Vegetarian: 3, all the others')).toBeTruthy();
  press('Reply');
  expect(screen.getByText('Sangeet: 4 people are coming (3 vegetarian, 1 Jain).')).toBeTruthy();
  press('Change it');
  expect(screen.getByRole('radio', { name: 'Mixed' })).toHaveProperty('checked', true);
});

test('mixed food is asked for right below the choice, and is not taken for vegetarian', () => {
  show('f'.repeat(23));
  press('All 4 of us are coming to everything');
  choose('Mixed');
  const mixed = screen.getByRole('radio', { name: 'Mixed' });
  const jain = screen.getByRole('textbox', { name: 'Jain, Sangeet' });
  expect(mixed.compareDocumentPosition(jain)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  press('Reply');
  expect(screen.getByText('Please say below how many eat Jain or non-vegetarian food.')).toBeTruthy();
  press('Non-vegetarian, Phere: one more');
  press('Reply');
  expect(screen.getByText('Phere: 4 people are coming (3 vegetarian, 1 non-vegetarian).')).toBeTruthy();
});

test('whoever comes to nothing is not asked about food', () => {
  show('f'.repeat(23));
  for (const radio of screen.getAllByRole('radio', { name: 'Not coming' })) fireEvent.click(radio);
  expect(screen.queryByText('What will you eat?')).toBeNull();
  press('Reply');
  expect(screen.queryByText('All vegetarian.')).toBeNull();
});

test('with the open link name and number come first', () => {
  show(undefined);
  for (const radio of screen.getAllByRole('radio', { name: 'Not coming' })) fireEvent.click(radio);
  press('Reply');
  expect(screen.getByLabelText('Your name').getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Asha' } });
  fireEvent.change(screen.getByLabelText('Your mobile number'), { target: { value: '9812345678' } });
  press('Reply');
  expect(screen.getByText('Asha, +91 98123 45678')).toBeTruthy();
});

test('an open form follows the family: it drops a function, asks about a new one, and has no more people than seats', () => {
  const [sangeet, phere] = SAMPLE.functions;
  if (!sangeet || !phere) throw new Error('the sample has two functions');
  const panelOf = (functions: readonly WeddingFunction[], seats: number) => (
    <ReplyPanel
      seat={{ code: CODE, family: 'f'.repeat(23), functions, seats, sample: true }}
      shown={functions}
      contacts={SAMPLE.contacts}
      replyBy={SAMPLE.settings.replyBy}
      language="en"
    />
  );
  const { rerender } = render(panelOf([sangeet, phere], 4));
  press('All 4 of us are coming to everything');
  choose('All vegetarian');
  fireEvent.change(screen.getByRole('textbox', { name: /note/i }), { target: { value: 'By train' } });
  press('Reply');
  rerender(panelOf([sangeet, { ...phere, key: 'f3', name: 'Haldi' }], 2));
  expect(document.activeElement?.textContent).toBe('Your reply');
  press('Reply');
  expect(screen.getAllByText('Please choose one of these.')).toHaveLength(1);
  fireEvent.click(screen.getAllByRole('radio', { name: 'Not coming' })[1] ?? document.body);
  press('Reply');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sangeet: 2 people are coming.',
    'Haldi: not coming.',
    'All vegetarian.',
    'Note: By train',
  ]);
});
