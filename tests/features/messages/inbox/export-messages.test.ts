import { expect, test } from 'vitest';
import { messagesCsv } from '#src/features/messages/inbox/export-messages.ts';
import type { StoredMessage } from '#src/features/messages/messages-api.ts';

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
      '"मीरा","Information Technology","(+91) 98450 00012","\'=1+1","2 Jan 2026, 1:30 am"\r\n',
  );
});

test('Blessings have no branch column', () => {
  expect(messagesCsv([], false)).toBe('\ufeff"Name","Mobile No.","Message","Sent (IST)"\r\n');
});

test('The newest message comes first, and one without a time last', () => {
  const sent = (name: string, time?: string) => ({ ...ONE, name, sentAt: time ? new Date(time) : undefined });
  const rows = messagesCsv(
    [sent('none'), sent('old', '2026-01-01'), sent('new', '2026-01-03'), sent('mid', '2026-01-02')],
    false,
  ).split('\r\n');
  expect(rows.slice(1, 5).map((row) => row.split(',')[0])).toEqual(['"new"', '"mid"', '"old"', '"none"']);
});
