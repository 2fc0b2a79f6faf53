import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { UpdateBar } from '#src/features/updates/update-bar.tsx';

const reload = vi.fn();

/** Of the new version, which is activated when a test calls it. */
let become = () => {};
const activate = vi.fn<() => Promise<void>>();

beforeEach(() => {
  reload.mockReset();
  activate.mockReset();
  activate.mockImplementation(
    () =>
      new Promise((resolve) => {
        become = resolve;
      }),
  );
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

function show(form = <form />, onLater = () => {}, address = '/home') {
  return render(
    <MemoryRouter initialEntries={[address]}>
      {form}
      <UpdateBar version={{ activate }} onLater={onLater} />
    </MemoryRouter>,
  );
}

const FORM = (
  <form>
    <input aria-label="Name" type="text" />
  </form>
);

const type = (value: string) => fireEvent.input(screen.getByLabelText('Name'), { target: { value } });
const button = () => screen.getByRole('button', { name: 'Reload' });
const isBusy = () => button().getAttribute('aria-busy') === 'true';
const activated = () => act(async () => become());

test('a new version asks before it is activated, and Reload is busy until the tab reloads for it', async () => {
  show();
  expect(activate).not.toHaveBeenCalled();

  fireEvent.click(button());
  expect(isBusy()).toBe(true);
  fireEvent.click(button());
  expect(activate).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();

  await activated();
  expect(reload).toHaveBeenCalledOnce();
});

test('a new version covers nothing of the wall, which nobody attends to, and is offered beside it', () => {
  const { unmount } = show(<form />, () => {}, '/i/ABCD12345678/wall');
  expect(screen.queryByRole('status')).toBeNull();
  unmount();
  show(<form />, () => {}, '/i/ABCD12345678');
  expect(button()).toBeTruthy();
});

test('Later changes nothing', () => {
  const onLater = vi.fn();
  show(<form />, onLater);

  fireEvent.click(screen.getByRole('button', { name: 'Later' }));

  expect(onLater).toHaveBeenCalledOnce();
  expect(activate).not.toHaveBeenCalled();
});

test('Later also takes back a Reload whose version is not active yet', async () => {
  const { unmount } = show(<form />, () => unmount());
  fireEvent.click(button());
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));

  await activated();

  expect(reload).not.toHaveBeenCalled();
});

test('a half-typed form is never lost: the reload waits until it is sent or cleared', () => {
  show(FORM);

  type('Sun');
  fireEvent.click(button());
  expect(activate).not.toHaveBeenCalled();
  expect(screen.getByText(/not sent yet/)).toBeTruthy();

  type('');
  fireEvent.click(button());
  expect(activate).toHaveBeenCalledOnce();
});

test('what is typed between the press and the new version is not reloaded away either', async () => {
  show(FORM);
  fireEvent.click(button());
  type('Sun');

  await activated();
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByText(/not sent yet/)).toBeTruthy();
  expect(isBusy()).toBe(false);

  type('');
  fireEvent.click(button());
  await activated();
  expect(reload).toHaveBeenCalledOnce();
});

test('a reload waits for what is typed in fields that React controls', () => {
  show(
    <form data-unsaved="">
      <input aria-label="Name" type="text" value="Sharma" readOnly />
    </form>,
  );
  fireEvent.click(button());
  expect(activate).not.toHaveBeenCalled();
  expect(screen.getByText(/not sent yet/)).toBeTruthy();
});
