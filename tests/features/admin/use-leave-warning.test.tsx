import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLeaveWarning } from '#src/features/admin/use-leave-warning.ts';

function Desk({ typed }: { readonly typed: boolean }) {
  useLeaveWarning();
  return <form data-unsaved={typed || undefined} />;
}

/** Whether the browser would ask before it closes the tab. */
function asks(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test('an owner who closes the tab is asked only while something is typed and not saved', () => {
  const { rerender, unmount } = render(<Desk typed={false} />);
  expect(asks()).toBe(false);
  rerender(<Desk typed />);
  expect(asks()).toBe(true);
  unmount();
  expect(asks()).toBe(false);
});
