import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useFamily } from '#src/features/replies/use-family.ts';
import { CODE, FAMILY_ID } from '#tests/support/reply-database.ts';
import { until } from '#tests/support/until.ts';

vi.mock('#src/features/replies/read-family.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => window.sessionStorage.clear());

function Visit() {
  const { reading, retry } = useFamily(CODE);
  return (
    <button type="button" onClick={retry}>
      {reading.state}
    </button>
  );
}

test('a family whose code cannot be loaded gets a new page after a press of Try again, never by itself', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => new Response());
  render(
    <MemoryRouter initialEntries={[`/i/${CODE}#${FAMILY_ID}`]}>
      <Visit />
    </MemoryRouter>,
  );
  const retry = await screen.findByRole('button', { name: 'failed' });
  expect(reload).not.toHaveBeenCalled();

  fireEvent.click(retry);
  await until(() => expect(reload).toHaveBeenCalledOnce());
});
