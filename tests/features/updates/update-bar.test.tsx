import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { UpdateBar } from '#src/features/updates/update-bar.tsx';

test('a new version asks before it is activated', () => {
  const activate = vi.fn();
  render(<UpdateBar version={{ activate }} onLater={() => {}} />);
  expect(activate).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));

  expect(activate).toHaveBeenCalledOnce();
});

test('Later changes nothing', () => {
  const activate = vi.fn();
  const onLater = vi.fn();
  render(<UpdateBar version={{ activate }} onLater={onLater} />);

  fireEvent.click(screen.getByRole('button', { name: 'Later' }));

  expect(onLater).toHaveBeenCalledOnce();
  expect(activate).not.toHaveBeenCalled();
});

test('a half-typed form is never lost: the reload waits until it is sent or cleared', () => {
  const activate = vi.fn();
  render(
    <>
      <form>
        <input aria-label="Name" type="text" />
      </form>
      <UpdateBar version={{ activate }} onLater={() => {}} />
    </>,
  );
  const field = screen.getByLabelText('Name');
  const reload = screen.getByRole('button', { name: 'Reload' });

  fireEvent.input(field, { target: { value: 'Sun' } });
  fireEvent.click(reload);
  expect(activate).not.toHaveBeenCalled();
  expect(screen.getByText(/not sent yet/)).toBeTruthy();

  fireEvent.input(field, { target: { value: '' } });
  fireEvent.click(reload);
  expect(activate).toHaveBeenCalledOnce();
});

test('a reload waits for what is typed in fields that React controls', () => {
  const activate = vi.fn();
  render(
    <>
      <form data-unsaved="">
        <input aria-label="Name" type="text" value="Sharma" readOnly />
      </form>
      <UpdateBar version={{ activate }} onLater={() => {}} />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(activate).not.toHaveBeenCalled();
  expect(screen.getByText(/not sent yet/)).toBeTruthy();
});
