import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ShopDesk } from '#src/features/board-desk/shop-desk.tsx';
import { Toaster } from '#src/ui/toast.tsx';

/** Opens the owner's counter with the board of `fake-board-api.ts`. */
export async function openDesk(): Promise<void> {
  render(
    <MemoryRouter>
      <ShopDesk guard={(work) => work()} />
      <Toaster />
    </MemoryRouter>,
  );
  await screen.findByLabelText('Find an item');
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export async function openItem(name: string): Promise<ReturnType<typeof within>> {
  await userEvent.clear(screen.getByLabelText('Find an item'));
  await userEvent.type(screen.getByLabelText('Find an item'), name);
  await press(`Change ${name}`);
  return within(screen.getByRole('dialog', { name }));
}

/** Returns what was said to change. */
export async function saveDesk(): Promise<string> {
  await press('Review and save');
  const dialog = screen.getByRole('dialog', { name: 'This is what changes' });
  const text = dialog.textContent;
  await press('Save it');
  return text;
}
