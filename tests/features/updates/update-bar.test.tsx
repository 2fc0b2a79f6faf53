import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { UpdateBar } from '#src/features/updates/update-bar.tsx';

test('a new version asks before it is activated', () => {
  const takeOver = vi.fn();
  render(<UpdateBar version={{ takeOver }} onLater={() => {}} />);
  expect(takeOver).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));

  expect(takeOver).toHaveBeenCalledOnce();
});

test('Later changes nothing', () => {
  const takeOver = vi.fn();
  const onLater = vi.fn();
  render(<UpdateBar version={{ takeOver }} onLater={onLater} />);

  fireEvent.click(screen.getByRole('button', { name: 'Later' }));

  expect(onLater).toHaveBeenCalledOnce();
  expect(takeOver).not.toHaveBeenCalled();
});

test('a half-typed form is never lost: the reload waits until it is sent or cleared', () => {
  const takeOver = vi.fn();
  render(
    <>
      <form>
        <input aria-label="Name" type="text" />
      </form>
      <UpdateBar version={{ takeOver }} onLater={() => {}} />
    </>,
  );
  const field = screen.getByLabelText('Name');
  const reload = screen.getByRole('button', { name: 'Reload' });

  fireEvent.input(field, { target: { value: 'Sun' } });
  fireEvent.click(reload);
  expect(takeOver).not.toHaveBeenCalled();
  expect(screen.getByText(/not sent yet/)).toBeTruthy();

  fireEvent.input(field, { target: { value: '' } });
  fireEvent.click(reload);
  expect(takeOver).toHaveBeenCalledOnce();
});
