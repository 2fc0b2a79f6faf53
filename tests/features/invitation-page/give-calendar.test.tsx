import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Functions } from '#src/features/invitation-page/functions.tsx';
import { Toaster } from '#src/ui/toast.tsx';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const reload = vi.hoisted(() => vi.fn(async (_manual: boolean) => {}));
vi.mock('#src/lib/safe-reload.ts', () => ({ reloadIfSafe: reload }));
vi.mock('#src/features/invitation-page/calendar-file.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test.each([
  ['en', 'Add to calendar: Sangeet', 'The calendar file could not be made.'],
  ['hi', 'सभी कार्यक्रम कैलेंडर में जोड़ें', 'कैलेंडर की फ़ाइल नहीं बन सकी।'],
  ['mr', 'सर्व कार्यक्रम कॅलेंडरमध्ये जोडा', 'कॅलेंडरची फाइल तयार झाली नाही.'],
] as const)(
  'a guest whose calendar file cannot be made is told so in the language of the page (%s)',
  async (language, button, line) => {
    render(
      <>
        <Functions
          invitation={SAMPLE}
          functions={SAMPLE.functions}
          language={language}
          now={Date.UTC(2026, 11, 1)}
        />
        <Toaster />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(line, { exact: false })).toBeTruthy();
  },
);

test('a guest who presses again gets the page anew: some browsers never fetch such a file again', async () => {
  vi.resetModules();
  const { giveCalendar } = await import('#src/features/invitation-page/give-calendar.ts');
  reload.mockClear();
  await giveCalendar('wedding.ics', [], 0, 'It could not be made.');
  expect(reload).not.toHaveBeenCalled();
  await giveCalendar('wedding.ics', [], 0, 'It could not be made.');
  expect(reload).toHaveBeenCalledExactlyOnceWith(true);
});
