import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { NoticeBar } from '#src/features/board-notices/notice-bar.tsx';

const banner = { en: 'Happy Dhanteras!', hi: 'शुभ धनतेरस!' };

beforeEach(() => sessionStorage.clear());

const show = (closed: readonly string[], today: string) =>
  render(<NoticeBar notices={{ banner, closed }} today={today} />);

test('the banner is shown in the language of the page, and is gone for the visit once it is closed', async () => {
  const page = document.body.appendChild(document.createElement('main'));
  Object.assign(page, { id: 'main', tabIndex: -1 });
  const { unmount } = show([], '2026-11-05');
  expect(screen.getByText('Happy Dhanteras!')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close this notice' }));
  expect(screen.queryByText('Happy Dhanteras!')).toBeNull();
  expect(document.activeElement).toBe(page);
  page.remove();
  unmount();
  show([], '2026-11-05');
  expect(screen.queryByText('Happy Dhanteras!')).toBeNull();
});

test('another notice is shown again', async () => {
  show([], '2026-11-05').unmount();
  show(['2026-11-08', '2026-11-09'], '2026-11-06');
  expect(
    screen.getByText(/^We are closed on Sunday, 8 November 2026 and Monday, 9 November 2026\./),
  ).toBeTruthy();
});

test('on the day itself it says so', () => {
  show(['2026-11-08'], '2026-11-08');
  expect(screen.getByText(/^We are closed today\./)).toBeTruthy();
});

test('on the first of several days the others are named, too', () => {
  show(['2026-11-08', '2026-11-09'], '2026-11-08');
  expect(screen.getByText(/^We are closed today and on Monday, 9 November 2026\./)).toBeTruthy();
});

test('without anything to say there is no bar', () => {
  const { container } = render(<NoticeBar notices={{ banner: undefined, closed: [] }} today="2026-11-08" />);
  expect(container.textContent).toBe('');
});
