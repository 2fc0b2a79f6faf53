import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Draft } from '#src/domain/draft/draft.ts';
import { DraftEditor } from '#src/features/invitation-editor/invitation-editor.tsx';
import { InvitationView } from '#src/features/invitation-page/invitation-view.tsx';
import { draftWith, functionWith } from '#tests/support/sample-draft.ts';

function Editor({ made, start }: { readonly made: boolean; readonly start: Draft }) {
  const [draft, setDraft] = useState(start);
  return (
    <MemoryRouter>
      <DraftEditor
        page={InvitationView}
        made={made}
        draft={draft}
        dropped={false}
        unsaved={false}
        onChange={setDraft}
      >
        <output>{draft.texts.blessing}</output>
      </DraftEditor>
    </MemoryRouter>
  );
}

test('words of one’s own begin from the line of blessing that was chosen, and an empty field says what follows', () => {
  render(<Editor made={false} start={draftWith({})} />);
  fireEvent.click(screen.getByRole('tab', { name: 'Words' }));
  fireEvent.click(screen.getByLabelText('Words of your own'));
  const field = screen.getByLabelText('Your line of blessing');
  expect(field).toHaveProperty('value', '॥ श्री गणेशाय नमः ॥');
  expect(screen.getAllByText('॥ श्री गणेशाय नमः ॥', { selector: 'output' })).toHaveLength(1);

  fireEvent.change(field, { target: { value: '' } });
  expect(screen.getByText('Left empty, the page begins without one.')).toBeTruthy();
});

test('the desk of a page that is made speaks of saving, and days that have passed are no fault of it', () => {
  const over = draftWith({ functions: [functionWith({ day: '2020-02-12' })] });
  render(<Editor made start={over} />);
  expect(screen.queryByText(/publish/)).toBeNull();
  expect(screen.queryByText(/before it can be/)).toBeNull();
});

test('what is missing on a page that is made prevents saving it', () => {
  const nameless = draftWith({ place: '', functions: [functionWith({ day: '2020-02-12' })] });
  render(<Editor made start={nameless} />);
  expect(screen.getByText('Please correct one thing before you save')).toBeTruthy();
  expect(screen.queryByText(/publish/)).toBeNull();
});
