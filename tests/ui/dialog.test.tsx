import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('A press beside the sheet closes the dialog', async () => {
  const { close, dialog } = show();
  await userEvent.click(dialog);
  expect(close).toHaveBeenCalledOnce();
});

test('A press on the sheet keeps the dialog open', async () => {
  const { close, text } = show();
  await userEvent.click(text);
  expect(close).not.toHaveBeenCalled();
});

test('Text selected by dragging from the sheet to beside it keeps the dialog open', async () => {
  const { close, dialog, text } = show();
  await userEvent.pointer([{ keys: '[MouseLeft>]', target: text }, { target: dialog }, '[/MouseLeft]']);
  expect(close).not.toHaveBeenCalled();
});

test('A drag from beside the sheet on to it keeps the dialog open', async () => {
  const { close, dialog, text } = show();
  await userEvent.pointer([{ keys: '[MouseLeft>]', target: dialog }, { target: text }, '[/MouseLeft]']);
  expect(close).not.toHaveBeenCalled();
});
