import { expect, test } from 'vitest';
import { messagesCsv, readAllMessages } from '#src/features/messages/inbox/export-messages.ts';
import type { StoredMessage } from '#src/features/messages/stored-message.ts';
import type { Page, PageCursor } from '#src/lib/pages-api.ts';

const ONE: StoredMessage = {
  id: 'one',
  name: 'मीरा',
  number: '+919845000012',
  message: '=1+1',
  branch: 'it',
  sentAt: new Date('2026-01-01T20:00:00Z'),
};

test('A line has name, branch, number, message and the time in India, formulas defused', () => {
  expect(messagesCsv([ONE], true)).toBe(
    '\ufeff"Name","Branch","Mobile No.","Message","Sent (IST)"\r\n' +
      '"मीरा","it","(+91) 98450 00012","\'=1+1","2 Jan 2026, 1:30 am"\r\n',
  );
});

test('Blessings have no branch column', () => {
  expect(messagesCsv([], false)).toBe('\ufeff"Name","Mobile No.","Message","Sent (IST)"\r\n');
});

test('All pages are read in turn, and progress is reported', async () => {
  const cursor = { id: 'one' } as PageCursor;
  const pages: Page<StoredMessage>[] = [{ items: [ONE], next: cursor }, { items: [ONE, ONE] }];
  const asked: (PageCursor | undefined)[] = [];
  const told: number[] = [];
  const all = await readAllMessages(
    async (after) => {
      asked.push(after);
      return pages.shift() ?? { items: [] };
    },
    (soFar) => told.push(soFar),
  );
  expect(all).toHaveLength(3);
  expect(asked).toEqual([undefined, cursor]);
  expect(told).toEqual([1, 3]);
});

test('The newest message comes first, and one without a time last', async () => {
  const sent = (id: string, time?: string) => ({ ...ONE, id, sentAt: time ? new Date(time) : undefined });
  const items = [
    sent('none'),
    sent('old', '2026-01-01'),
    sent('new', '2026-01-03'),
    sent('mid', '2026-01-02'),
  ];
  const all = await readAllMessages(
    async () => ({ items }),
    () => {},
  );
  expect(all.map(({ id }) => id)).toEqual(['new', 'mid', 'old', 'none']);
});
