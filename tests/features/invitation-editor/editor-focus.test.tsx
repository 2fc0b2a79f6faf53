import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeDraft } from '#src/data/use-draft.ts';
import { changeFunction } from '#src/domain/draft/draft-functions.ts';
import { EMPTY_DRAFT } from '#src/domain/draft/draft-on-phone.ts';
import { withWeddingDay } from '#src/domain/draft/wedding-day.ts';
import { InvitationEditor } from '#src/features/invitation-editor/invitation-editor.tsx';
import { InvitationView } from '#src/features/invitation-page/invitation-view.tsx';

/** What the page was last scrolled to, and what it said at that moment. */
let shown: { element: Element; text: string } | undefined;

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

function expectShown(element: HTMLElement): void {
  expect(document.activeElement).toBe(element);
  expect(shown?.element).toBe(element);
}

beforeEach(() => {
  localStorage.clear();
  changeDraft(() => EMPTY_DRAFT);
  shown = undefined;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown = { element: this, text: this.textContent };
  });
  render(
    <MemoryRouter>
      <InvitationEditor page={InvitationView} save={null} />
    </MemoryRouter>,
  );
});

test('Next brings the first line of the next step to the top, focused', () => {
  press('Next: Functions');
  expectShown(screen.getByRole('tabpanel', { name: 'Functions' }));
  expect(shown?.text).toContain('Sangeet');
});

test('a function that is opened stays in sight, although the one above it closes', () => {
  press('Next: Functions');
  press(/^Haldi/);
  expectShown(screen.getByRole('button', { name: /^Haldi/ }));
  press(/^Sangeet/);
  expectShown(screen.getByRole('button', { name: /^Sangeet/ }));
});

test('a removed function leaves Put back in sight and focused, and its line once it is back', () => {
  press('Next: Functions');
  press(/^Haldi/);
  press('Remove: Haldi');
  expectShown(screen.getByRole('button', { name: 'Put back: Haldi' }));
  press('Put back: Haldi');
  expectShown(screen.getByRole('button', { name: /^Haldi/ }));
});

test('our words that are begun from, and the place of another function, are there to be changed', () => {
  press('Next: Functions');
  press(/^Haldi/);
  fireEvent.change(screen.getByLabelText('Place and address'), { target: { value: 'At home' } });
  press(/^Sangeet/);
  press('Same place as Haldi');
  expect(document.activeElement).toBe(screen.getByLabelText('Place and address'));

  press('Next: Words');
  press('Begin from our words for The invitation');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^The invitation/ }));
});

test('an added function begins with its name', () => {
  press('Next: Functions');
  press('Another function');
  expectShown(screen.getByLabelText('Name of the function'));
});

test.each([
  ['Move all functions by 21 days', 'All functions are moved.'],
  ['Leave them where they are', 'Their days stay as they are.'],
])('%s takes the focus to what it has done', (name, told) => {
  const edited = changeFunction(withWeddingDay(EMPTY_DRAFT, '2027-01-15'), 'haldi', {
    day: '2027-01-01',
    follows: false,
  });
  act(() => changeDraft(() => withWeddingDay(edited, '2027-02-05')));
  press(name);
  expect(document.activeElement?.textContent).toBe(told);
});
