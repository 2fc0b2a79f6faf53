import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeDraft } from '#src/data/use-draft.ts';
import { EMPTY_DRAFT } from '#src/domain/draft/draft-on-phone.ts';
import { InvitationEditor } from '#src/features/invitation-editor/invitation-editor.tsx';
import { InvitationView } from '#src/features/invitation-page/invitation-view.tsx';
import { INVITATION_EDITOR } from '#text/invitation-editor.ts';

const { notKept, kept, preview } = INVITATION_EDITOR;

function failWith(name: string): () => never {
  return () => {
    throw new DOMException('not kept', name);
  };
}

const FULL: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: () => null,
  setItem: failWith('QuotaExceededError'),
};

/** What the browser does with storage that is full, or that the couple's settings block. */
const BROKEN = [
  ['full', () => FULL as Storage],
  ['blocked', failWith('SecurityError')],
] as const;

function breakStorage(storage: () => Storage) {
  return vi.spyOn(window, 'localStorage', 'get').mockImplementation(storage);
}

function openEditor() {
  return render(
    <MemoryRouter>
      <InvitationEditor page={InvitationView} save={null} />
    </MemoryRouter>,
  );
}

function type(label: string, text: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
}

beforeEach(() => {
  changeDraft(() => EMPTY_DRAFT);
  localStorage.clear();
});

test.each(BROKEN)(
  'with %s storage the couple reads that nothing is kept, and loses nothing in this tab',
  (_, storage) => {
    breakStorage(storage);
    const { unmount } = openEditor();
    expect(screen.queryByText(notKept.title)).toBeNull();

    type('Name shown first', 'Aarav');
    type('Name shown second', 'Meera');
    type('City', 'Jaipur');
    expect(screen.getByText(notKept.title)).toBeTruthy();
    expect(screen.queryByText(kept)).toBeNull();
    const page = within(screen.getByRole('region', { name: preview.label }));
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Aarav & Meera');

    unmount();
    openEditor();
    expect(screen.getByLabelText('Name shown first')).toHaveProperty('value', 'Aarav');
    expect(screen.getByLabelText('City')).toHaveProperty('value', 'Jaipur');
  },
);

test('the notice goes once the browser keeps what is typed again', () => {
  const full = breakStorage(() => FULL as Storage);
  openEditor();
  type('City', 'Jaipur');
  full.mockRestore();
  type('Name shown first', 'Aarav');
  expect(screen.queryByText(notKept.title)).toBeNull();
  expect(screen.getByText(kept)).toBeTruthy();
  expect(localStorage.getItem('shagun.invitation-draft')).toMatch(/Aarav.*Jaipur/);
});
