import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BlessingPanel } from '#src/features/blessings/blessing-panel.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('on a sample nothing is sent, and the form says so', () => {
  vi.stubGlobal('fetch', () => expect.fail('a sample sends nothing'));
  render(<BlessingPanel code="SAMP1E000001" wallOpen sample language="en" />);
  press('Send your blessing');
  expect(screen.getByLabelText('Your blessing').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
  fireEvent.input(screen.getByLabelText('Your blessing'), { target: { value: 'Be happy' } });
  fireEvent.input(screen.getByLabelText('Your name'), { target: { value: 'Asha' } });
  press('Send your blessing');
  expect(document.activeElement).toBe(screen.getByText(/so nothing was sent/).closest('[role=status]'));
  press('Write another one');
  expect(document.activeElement).toBe(screen.getByLabelText('Your blessing'));
  expect(screen.getByLabelText('Your blessing')).toHaveProperty('value', '');
});

test.each([
  ['of a sample', true],
  ['of an invitation', false],
])('what is missing in a blessing %s is asked for in the language that the guest changes to', (_, sample) => {
  const panel = (language: 'en' | 'hi') => (
    <BlessingPanel code="SAMP1E000001" wallOpen={false} sample={sample} language={language} />
  );
  const { rerender } = render(panel('en'));
  press('Send your blessing');
  rerender(panel('hi'));
  const field = screen.getByLabelText('आपके दो शब्द');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const error = document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
  expect(error?.textContent).toMatch(/[\u0900-\u097f]/);
});

test('in Hindi the fields and the notice are Hindi', () => {
  render(<BlessingPanel code="SAMP1E000001" wallOpen={false} sample language="hi" />);
  expect(screen.getByLabelText('आपके दो शब्द')).toBeTruthy();
  expect(screen.getByText(/यह नमूना है/)).toBeTruthy();
});
