import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MessageTable } from '#src/features/messages/inbox/message-table.tsx';
import type { StoredMessage } from '#src/features/messages/messages-api.ts';

const ONE: StoredMessage = {
  id: 'one',
  name: '<b>Sunita</b>',
  number: '+919845000011',
  message: 'Line one\nLine two <script>',
  branch: 'it',
  sentAt: new Date('2026-01-01T20:00:00Z'),
};

function show(withBranch: boolean) {
  const onDelete = vi.fn();
  render(
    <MessageTable
      label="All Farewell Messages"
      messages={[ONE]}
      withBranch={withBranch}
      deleting={new Set()}
      onDelete={onDelete}
    />,
  );
  return onDelete;
}

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

test('Farewells have the columns Name, Branch, Mobile No., Message, Manage', () => {
  show(true);
  expect(heads()).toEqual(['Name', 'Branch', 'Mobile No.', 'Message', 'Manage']);
  expect(screen.getByText('Information Technology')).toBeTruthy();
});

test('Blessings have no branch', () => {
  show(false);
  expect(heads()).toEqual(['Name', 'Mobile No.', 'Message', 'Manage']);
});

test('A guest’s message is shown as text with its line breaks, and the number can be called', () => {
  show(false);
  const cells = screen.getAllByRole('cell');
  expect(within(cells[0] as HTMLElement).getByText('<b>Sunita</b>')).toBeTruthy();
  expect(cells[2]?.textContent).toBe('Line one\nLine two <script>');
  const link = screen.getByRole('link', { name: '+91 98450 00011' });
  expect(link.getAttribute('href')).toBe('tel:+919845000011');
});

test('Delete passes on the message, and its label names the guest', async () => {
  const onDelete = show(false);
  await userEvent.click(screen.getByRole('button', { name: 'Delete the message from <b>Sunita</b>' }));
  expect(onDelete).toHaveBeenCalledExactlyOnceWith(ONE);
});
