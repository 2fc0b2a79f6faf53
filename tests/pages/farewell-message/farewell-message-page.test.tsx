import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import FarewellMessagePage from '#src/pages/farewell-message/farewell-message-page.tsx';
import { guest, pass, submit, type } from '#tests/support/message-form.tsx';
import { BRANCHES } from '#text/catalogue/farewell-branches.ts';

vi.mock('#src/features/messages/outbox/message-outbox.ts', async (original) => ({
  ...(await original<object>()),
  messageOutbox: () => guest.outbox,
}));

test.each(BRANCHES)(
  'A farewell from /farewell/message/$id is sent as one of that branch',
  async ({ id, name }) => {
    render(
      <MemoryRouter initialEntries={[`/farewell/message/${id}`]}>
        <Routes>
          <Route path="/farewell/message/:branchName" element={<FarewellMessagePage />} />
        </Routes>
      </MemoryRouter>,
    );
    await pass(3_000);

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bless the Couple with Your Words');
    expect(screen.getByText(name)).toBeTruthy();
    const upload = screen.getByRole('link', { name: 'Upload your Memories' });
    expect(upload.getAttribute('href')).toMatch(new RegExp(`/${id}$`));
    type('Ravi', '9845000012', 'See you at the gate.');
    await submit();
    expect(guest.sent).toEqual([
      {
        kind: 'farewell',
        branch: id,
        name: 'Ravi',
        number: '+919845000012',
        message: 'See you at the gate.',
      },
    ]);
  },
);
