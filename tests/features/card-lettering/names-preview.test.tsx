import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NO_NAMES } from '#src/features/card-lettering/card-names.ts';
import { NamesPreview } from '#src/features/card-lettering/names-preview.tsx';

const lettering = vi.hoisted(() => ({ arrive: (_design: object) => {} }));
vi.mock('#src/catalogue/lettering/find-lettering.ts', () => ({
  findLettering: () => new Promise<object>((resolve) => Object.assign(lettering, { arrive: resolve })),
}));
vi.mock('#src/features/card-lettering/draw-cards.ts', () => ({
  loadBlank: async () => ({ src: '/blank.avif' }),
}));
vi.mock('#src/features/card-lettering/draw-names.ts', () => ({
  inPixels: () => [1, 0, 0, 1, 0, 0],
  prepareLettering: async () => {},
  drawNames: () => {},
}));

const HINDI = { ...NO_NAMES.local, first: 'आरव', second: 'मीरा' };

test('the picture has its place before it is loaded, and its caption the language of the names', async () => {
  const { container } = render(
    <NamesPreview designId="series-1/lotus" names={{ ...NO_NAMES, local: HINDI, shown: 'local' }} />,
  );
  const place = container.querySelector('.frame');
  expect(place).not.toBeNull();
  lettering.arrive({ name: 'Lotus', blank: {}, slots: [{ role: 'names', box: { x: 0, y: 0 }, matrix: [] }] });
  const caption = await screen.findByText('Lotus with the names आरव & मीरा');
  expect(caption.lang).toBe('hi');
  expect(container.querySelectorAll('.frame')).toHaveLength(1);
});
