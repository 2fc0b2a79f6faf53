import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PortraitSource } from '#src/data/portrait-source.ts';
import { PortraitContext } from '#src/data/portrait-source.ts';
import type { PortraitMark } from '#src/domain/portraits/portrait.ts';
import { Photographs } from '#src/features/invitation-page/photographs.tsx';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { TallScreen } from '#tests/support/tall-screen.ts';
import { UI } from '#text/ui.ts';

vi.mock('#src/ui/lightbox-stage.tsx', () => ({ LightboxStage: () => null }));

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
