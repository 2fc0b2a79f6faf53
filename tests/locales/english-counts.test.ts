import { describe, expect, test, vi } from 'vitest';
import { DINNER } from '#text/dinner.ts';
import { MY_WEDDING } from '#text/invitation-owner.ts';
import { ALBUM_DESK } from '#text/invitations/album-desk.ts';
import { BLESSINGS } from '#text/invitations/blessings.ts';
import { DESK_BOOK } from '#text/invitations/book.ts';
import { DOOR } from '#text/invitations/door.ts';
import { DESK_FILM } from '#text/invitations/film.ts';
import { GUESTS } from '#text/invitations/guests.ts';
import { MANAGE_ORDERS } from '#text/manage-orders.ts';
import { MESSAGE_LISTS } from '#text/message-lists.ts';
import { ORDER_WORDS } from '#text/order-words.ts';

describe('one is singular', () => {
  test.each([
    [GUESTS.import.failed(1, 3), '1 of 3 families is saved'],
    [GUESTS.import.lines(1, 1), '1 of one line'],
    [DESK_FILM.families.shown(11, 11, 11), 'Family 11 of 11'],
    [DESK_BOOK.pictures.progress(1, 40), 'Photographs for the book: 1 of 40 is here…'],
    [BLESSINGS.approveQuestion(1, true).line, /^Guests can read it at once/],
    [BLESSINGS.approveQuestion(1, false).line, /guests cannot read it until/],
    [MANAGE_ORDERS.searched(1), /^The newest order was searched/],
    [DINNER.ownNumber(ORDER_WORDS.guests('1', true)), /^You typed 1 guest:/],
  ])('%s', (text, expected) => {
    expect(text).toMatch(expected);
  });

  test('a day of the terms', async () => {
    vi.resetModules();
    vi.stubEnv('VITE_CANCEL_DAYS', '1');
    vi.stubEnv('VITE_REFUND_DAYS', '1');
    const { TERMS } = await import('#text/terms.ts');
    const text = JSON.stringify(TERMS);
    expect(text).toContain('Up to 1 day before the function');
    expect(text).toContain('within 1 day of the cancellation');
    vi.unstubAllEnvs();
    vi.resetModules();
  });
});

describe('thousands are grouped', () => {
  test.each([
    [MY_WEDDING.tell.title(1_500), 'tell 1,500 families'],
    [GUESTS.import.all(1_500), 'All 1,500'],
    [GUESTS.import.toLookAt(1_500), 'To check: 1,500'],
    [GUESTS.import.lines(1_200, 1_500), '1,200 of 1,500 lines'],
    [GUESTS.import.left(1_500), '1,500 lines left.'],
    [GUESTS.import.saving(1_200, 1_500), 'Saved 1,200 of 1,500 families.'],
    [GUESTS.import.failed(1_200, 1_500), '1,200 of 1,500 families are saved'],
    [GUESTS.queue.place(1_200, 1_500), '1,200 of 1,500'],
    [GUESTS.queue.next('Nani ji', 1_200, 1_500), 'Next: Nani ji, 1,200 of 1,500'],
    [DOOR.waiting(1_500), 'The counts of 1,500 families'],
    [DESK_FILM.families.shown(1_191, 1_200, 1_500), 'Families 1,191 to 1,200 of 1,500'],
    [DESK_BOOK.count(1_500), '1,500 blessings'],
    [DESK_BOOK.photoCount(1_500), '1,500 photographs'],
    [DESK_BOOK.pictures.progress(1_200, 1_500), '1,200 of 1,500 are here'],
    [ALBUM_DESK.view.position(1_200, 1_500), '1,200 of 1,500'],
    [ALBUM_DESK.zip.working(1_200, 1_500), 'Downloading 1,200 of 1,500 photographs'],
    [ALBUM_DESK.zip.part(2, 1_001, 2_000), 'Part 2 (1,001–2,000)'],
    [MANAGE_ORDERS.searched(1_500), 'The newest 1,500 orders were'],
    [MANAGE_ORDERS.exporting(100_000), 'Reading, 1,00,000 so far'],
    [MANAGE_ORDERS.exported(100_000), '1,00,000 orders saved'],
    [MESSAGE_LISTS.exporting(100_000), '1,00,000 so far'],
    [MESSAGE_LISTS.exported(100_000), '1,00,000 messages saved'],
  ])('%s', (text, expected) => {
    expect(text).toContain(expected);
  });
});
