import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { MessageList } from '#src/features/messages/inbox/message-list.tsx';
import { Toaster } from '#src/ui/toast.tsx';

const api = vi.hoisted(() => ({
  countMessages: vi.fn(),
  deleteMessage: vi.fn(),
  hasUndatedMessages: async () => false,
  listMessages: vi.fn(),
}));
vi.mock('#src/features/messages/messages-api.ts', () => api);
const isGone = vi.hoisted(() => vi.fn());
vi.mock('#src/lib/pages-api.ts', async (original) => ({ ...(await original<object>()), isGone }));

const from = (name: string) => ({
  id: name.toLowerCase(),
  name,
  number: '+919845000011',
  message: 'Joy',
  branch: undefined,
  sentAt: new Date('2026-01-01T20:00:00Z'),
});

beforeEach(() => {
  api.countMessages.mockReset().mockResolvedValue(2);
  api.deleteMessage.mockReset().mockRejectedValue(new Error('timeout'));
  api.listMessages.mockReset().mockResolvedValue({ items: [from('Asha'), from('Babu')] });
});

test.each([
  ['is gone', async () => true, 'Message deleted successfully', '1 message, newest first'],
  [
    'is still stored',
    async () => false,
    'The message could not be deleted. It is still in the list.',
    '2 messages, newest first',
  ],
  [
    'cannot be read either',
    async () => Promise.reject(new Error('offline')),
    /^It is not certain whether the message is deleted/,
    '2 messages, newest first',
  ],
])(
  'a message whose deletion got no response, and that %s, is reported so',
  async (_, stored, said, count) => {
    isGone.mockReset().mockImplementation(stored);
    render(
      <>
        <MessageList
          label="Blessings"
          file="blessings"
          collection="blesscouple"
          guard={(work) => work()}
          isOwner
        />
        <Toaster />
      </>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the message from Asha' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(isGone).toHaveBeenCalledExactlyOnceWith('blesscouple', 'asha');
    expect(screen.getByText(count)).toBeTruthy();
    expect(screen.queryByText('Asha') === null).toBe(count.startsWith('1'));
    expect(screen.getByText('Babu')).toBeTruthy();
  },
);
