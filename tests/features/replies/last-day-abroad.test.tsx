import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ReplySection } from '#src/features/replies/reply-section.tsx';
import type { Language } from '#src/locales/locales.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

vi.stubGlobal('IntersectionObserver', undefined);
afterEach(() => void vi.restoreAllMocks());

/** On a phone whose time zone is this many minutes behind UTC. */
function show(language: Language, minutesBehind: number) {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutesBehind);
  const seat = { family: undefined, seats: 2, sample: true };
  render(
    <ReplySection
      invitation={SAMPLE}
      functions={SAMPLE.functions}
      seat={seat}
      language={language}
      now={SAMPLE.updatedAt}
    />,
  );
}

test.each([
  ['en', /Please reply by .* 2027 IST\./],
  ['hi', /2027 IST तक/],
  ['mr', /2027 IST/],
] as const)('a family in Toronto reads in whose time the last day to reply ends, %s', (language, text) => {
  show(language, 300);
  expect(screen.getByText(text)).toBeTruthy();
});

test('a family in India reads the day alone', () => {
  show('en', -330);
  expect(screen.getByText(/Please reply by .* 2027\.$/)).toBeTruthy();
});
