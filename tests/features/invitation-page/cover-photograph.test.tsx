import { readFileSync } from 'node:fs';
import { act, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { TRADITION_IDS } from '#src/catalogue/traditions/tradition.ts';
import { PortraitContext } from '#src/data/portrait-source.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import type { PortraitMark } from '#src/domain/portraits/portrait.ts';
import { Cover } from '#src/features/invitation-page/cover.tsx';
import { WrittenContext } from '#src/features/invitation-page/written-invitation.ts';
import { encodeFields } from '#src/lib/firestore-values.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const MARK: PortraitMark = { place: 'cover', version: '0123456789abcdef' };
const SMALL = { ...MARK, width: 800, height: 600, x: 0.25, y: 0.4, alt: 'By the lake', thumb: '/lake.jpg' };
const SOURCE = { small: async () => SMALL, picture: async () => undefined };

// Transforming it for the first time takes longer than a test waits.
beforeAll(async () => {
  await import('#src/features/invitation-page/photographs.tsx');
});

/** Relative luminance of a colour as `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

test.each(TRADITION_IDS)('names below a photograph are readable in the dress of a %s wedding', (id) => {
  const css = readFileSync('src/styles/dresses.css', 'utf8');
  const [, dress = ''] = css.match(new RegExp(`\\[data-dress="${id}"\\] \\{([^}]*)\\}`)) ?? [];
  const colour = (name: string) => dress.match(new RegExp(`--${name}: (#[0-9a-f]{6})`))?.[1] ?? '';
  for (const ink of ['cover-ink', 'cover-soft']) {
    expect(contrast(colour(ink), colour('cover'))).toBeGreaterThanOrEqual(4.5);
  }
});

test('a photograph is shown in place of the scene and of the card, with its words', async () => {
  const { container } = render(
    <PortraitContext value={SOURCE}>
      <Cover
        invitation={{ ...SAMPLE, design: 'series-1/indigo-tree', portraits: [MARK] }}
        language="en"
        sealed={false}
        asksReply={false}
      />
    </PortraitContext>,
  );
  const image = await screen.findByRole('img', { name: 'By the lake' });
  expect(image.style.objectPosition).toBe('25% 40%');
  expect(container.querySelector('header')?.dataset).toMatchObject({ photo: 'true' });
  expect(container.querySelector('header')?.dataset.card).toBeUndefined();
  expect(container.querySelectorAll('img')).toHaveLength(1);
});

test('a photograph that came with the page is there at once, and phones take its smaller file', () => {
  const invitation = { ...SAMPLE, portraits: [MARK] };
  const { container } = render(
    <WrittenContext value={{ invitation, picture: '/preview.jpg', cover: { ...SMALL, phone: '/lake.avif' } }}>
      <Cover invitation={invitation} language="en" sealed={false} asksReply={false} />
    </WrittenContext>,
  );
  expect(screen.getByRole('img', { name: 'By the lake' }).getAttribute('src')).toBe('/lake.jpg');
  const source = container.querySelector('picture > source');
  expect(source?.getAttribute('srcset')).toBe('/lake.avif');
  expect(source?.getAttribute('media')).toBe('(max-width: 599px)');
});

describe('a photograph that came with the page', () => {
  const INVITATION = { ...SAMPLE, portraits: [MARK] };
  const fields = encodeFields({ ...SMALL, x: 0.7, y: 0.2, alt: 'The two of us, laughing' });
  const asked = vi.fn(async (_address: string) => Response.json({ fields }));

  /** The written page, where a later version of its invitation has been read. */
  function showLater(invitation: Invitation) {
    asked.mockClear();
    vi.stubGlobal('fetch', asked);
    const cover = { ...SMALL, phone: '/lake.avif' };
    return render(
      <WrittenContext value={{ invitation: INVITATION, picture: '/preview.jpg', cover }}>
        <Cover invitation={invitation} language="en" sealed={false} asksReply={false} />
      </WrittenContext>,
    ).container;
  }

  test('is shown as the couple has placed and described it since', async () => {
    const container = showLater({ ...INVITATION, updatedAt: INVITATION.updatedAt + 1 });
    expect(screen.getByRole('img', { name: 'By the lake' })).toBeTruthy();
    const image = await screen.findByRole('img', { name: 'The two of us, laughing' });
    expect(image.style.objectPosition).toBe('70% 20%');
    expect(image.getAttribute('src')).toBe('/lake.jpg');
    expect(container.querySelector('picture > source')?.getAttribute('srcset')).toBe('/lake.avif');
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect(asked).toHaveBeenCalledOnce();
    expect(asked.mock.lastCall?.[0]).not.toMatch(/fieldPaths=(?:thumb|picture)/);
  });

  test('is read again for no page that is as it was written', async () => {
    showLater({ ...INVITATION });
    await act(async () => {});
    expect(asked).not.toHaveBeenCalled();
  });
});

test('a cover without a photograph says nothing of one', () => {
  const { container } = render(<Cover invitation={SAMPLE} language="en" sealed={false} asksReply={false} />);
  expect(container.innerHTML).not.toMatch(/photo/);
});
