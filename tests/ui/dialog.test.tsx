import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from '#src/ui/dialog.tsx';

function show() {
  const close = vi.fn();
  render(
    <Dialog open onClose={close} title="Your two discounts">
      <p>10% off when you prebook</p>
    </Dialog>,
  );
  return { close, dialog: screen.getByRole('dialog'), text: screen.getByText('10% off when you prebook') };
}

test('A press outside the dialog closes it', async () => {
  const { close, dialog } = show();
  await userEvent.click(dialog);
  expect(close).toHaveBeenCalledOnce();
});

test('A press inside the dialog keeps it open', async () => {
  const { close, text } = show();
  await userEvent.click(text);
  expect(close).not.toHaveBeenCalled();
});

test('Inside a page in Hindi its close button is marked as English, and its title is not', () => {
  render(
    <div lang="hi">
      <Dialog open onClose={() => {}} title="फ़ोटो हटाएँ?">
        {null}
      </Dialog>
    </div>,
  );
  expect(screen.getByRole('button', { name: 'Close' }).closest<HTMLElement>('[lang]')?.lang).toBe('en');
  expect(screen.getByText('फ़ोटो हटाएँ?').closest<HTMLElement>('[lang]')?.lang).toBe('hi');
});

test('Selecting text from inside to outside keeps the dialog open', async () => {
  const { close, dialog, text } = show();
  await userEvent.pointer([{ keys: '[MouseLeft>]', target: text }, { target: dialog }, '[/MouseLeft]']);
  expect(close).not.toHaveBeenCalled();
});

test('A drag from outside into the dialog keeps it open', async () => {
  const { close, dialog, text } = show();
  await userEvent.pointer([{ keys: '[MouseLeft>]', target: dialog }, { target: text }, '[/MouseLeft]']);
  expect(close).not.toHaveBeenCalled();
});

/** A dialog on top of another, as React elements inside of each other. */
function Nested() {
  const [outer, setOuter] = useState(true);
  const [inner, setInner] = useState(true);
  return (
    <Dialog open={outer} onClose={() => setOuter(false)} title="Family">
      <Dialog open={inner} onClose={() => setInner(false)} title="Make a new link?">
        <p>The old link stops working.</p>
      </Dialog>
    </Dialog>
  );
}

test('Escape closes only the dialog on top', () => {
  render(<Nested />);
  const question = screen.getByRole('dialog', { name: 'Make a new link?' });
  fireEvent(question, new Event('cancel', { cancelable: true }));
  expect(question.hasAttribute('open')).toBe(false);
  expect(screen.getByRole('dialog', { name: 'Family' }).hasAttribute('open')).toBe(true);
});
