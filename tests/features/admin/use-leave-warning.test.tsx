import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLeaveWarning } from '#src/features/admin/use-leave-warning.ts';
import { Link } from '#src/ui/link.tsx';

function Form({ typed }: { readonly typed: boolean }) {
  useLeaveWarning();
  return (
    <>
      <form data-unsaved={typed || undefined} />
      <Link to="/adminpanel">Admin panel</Link>
      <Link to="/manage-bookings#top">To the top</Link>
    </>
  );
}

const page = (typed: boolean) => <BrowserRouter>{<Form typed={typed} />}</BrowserRouter>;
const answer = vi.fn();

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal('confirm', answer);
  window.history.replaceState(null, '', '/manage-bookings');
});

/** Whether the browser would ask before it closes the tab. */
function asks(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

test('an owner who closes the tab is asked only while something is typed and not saved', () => {
  const { rerender, unmount } = render(page(false));
  expect(asks()).toBe(false);
  rerender(page(true));
  expect(asks()).toBe(true);
  unmount();
  expect(asks()).toBe(false);
});

test('an owner who follows a link with something unsaved is asked, and stays with what is typed', () => {
  render(page(true));
  answer.mockReturnValueOnce(false);
  press('Admin panel');
  expect(answer).toHaveBeenCalledExactlyOnceWith('What you typed here is not saved. Leave anyway?');
  expect(window.location.pathname).toBe('/manage-bookings');
  answer.mockReturnValueOnce(true);
  press('Admin panel');
  expect(window.location.pathname).toBe('/adminpanel');
});

test('nobody is asked at a link within the page, in a new tab, or while nothing is typed', () => {
  const { rerender } = render(page(true));
  press('To the top');
  fireEvent.click(screen.getByRole('link', { name: 'Admin panel' }), { ctrlKey: true });
  rerender(page(false));
  press('Admin panel');
  expect(answer).not.toHaveBeenCalled();
  expect(window.location.pathname).toBe('/adminpanel');
});
