import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PortraitSource } from '#src/data/portrait-source.ts';
import { PortraitContext } from '#src/data/portrait-source.ts';
import type { PortraitMark } from '#src/domain/portraits/portrait.ts';
import { Photographs } from '#src/features/invitation-page/photographs.tsx';
import type { LightboxPicture } from '#src/ui/lightbox.tsx';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { TallScreen } from '#tests/support/tall-screen.ts';
import { until } from '#tests/support/until.ts';
import { UI } from '#text/ui.ts';

vi.mock('#src/ui/lightbox-stage.tsx', () => ({
  LightboxStage: ({ pictures, index }: { pictures: readonly LightboxPicture[]; index: number }) => (
    <img alt={pictures[index]?.alt ?? ''} />
  ),
}));

/** The couple has added the photograph at the lake twice. */
const MARKS: readonly PortraitMark[] = [
  { place: 'p1', version: '0123456789abcdef' },
  { place: 'p2', version: '0123456789abcdef' },
  { place: 'p3', version: 'fedcba9876543210' },
];
const SOURCE: PortraitSource = {
  small: async (mark) => ({
    ...mark,
    width: 800,
    height: 600,
    x: 0.5,
    y: 0.5,
    alt: `Photograph at ${mark.place}`,
    thumb: '/photograph.jpg',
  }),
  picture: async () => undefined,
};

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', TallScreen);
});

test('a photograph without a description has its number as its name, small and in full screen', async () => {
  const source: PortraitSource = {
    ...SOURCE,
    // The first one cannot be read.
    small: async (mark) => {
      const small = mark.place === 'p1' ? undefined : await SOURCE.small(mark);
      return small && { ...small, alt: '' };
    },
  };
  render(
    <PortraitContext value={source}>
      <Photographs invitation={{ ...SAMPLE, portraits: MARKS }} language="en" />
    </PortraitContext>,
  );
  const small = screen.getByRole('button', { name: 'Photograph 2' });
  await until(() => expect(small.getAttribute('aria-disabled')).toBe('false'));
  fireEvent.click(small);
  const lightbox = within(await screen.findByRole('dialog'));
  expect(await lightbox.findByRole('img', { name: 'Photograph 2' })).toBeTruthy();
});

test('a guest steps past a photograph that is on the page twice', async () => {
  render(
    <PortraitContext value={SOURCE}>
      <Photographs invitation={{ ...SAMPLE, portraits: MARKS }} language="en" />
    </PortraitContext>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Photograph at p2' }));
  const lightbox = within(await screen.findByRole('dialog'));
  expect(lightbox.getByText(UI.position(2, 3))).toBeTruthy();
  await act(async () => fireEvent.click(lightbox.getByRole('button', { name: UI.carousel.next })));
  expect(lightbox.getByText(UI.position(3, 3))).toBeTruthy();
});
