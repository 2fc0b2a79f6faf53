import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GIFT_OFFERS } from '#src/catalogue/gift-offers.ts';
import { inWords } from '#src/config/number-words.ts';
import GiftPage from '#src/pages/gift/gift-page.tsx';
import { offerLine } from '#src/pages/gift/offer-text.ts';
import { Toaster } from '#src/ui/toast.tsx';
import { chatText, renderPage } from '#tests/support/render-page.tsx';
import { GIFTS } from '#text/catalogue/gifts.ts';

const paper = vi.hoisted(() => {
  const reset = vi.fn();
  const fire = Object.assign(
    vi.fn(() => new Promise<void>(() => {})),
    { reset },
  );
  return { fire, reset, create: vi.fn(() => fire) };
});
vi.mock('canvas-confetti', () => ({ default: { create: paper.create } }));

const OFFER_LINES = GIFT_OFFERS.map(offerLine);

const CODE = GIFT_OFFERS.flatMap(({ code }) => code ?? [])[0] ?? '';

/** Playing media elements, in the order they were started. */
let playing: string[];

beforeEach(() => {
  playing = [];
  vi.clearAllMocks();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    playing.push(this.tagName);
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    playing = playing.filter((name) => name !== this.tagName);
  });
});

const hero = () => screen.getByRole('button', { name: /^(Play with music|Pause)$/ });
const offer = () => screen.getAllByRole('status')[0]?.textContent;

describe('the hero', () => {
  test('is inactive at first: nothing plays or loads, and no offer is drawn', () => {
    const { container } = renderPage(GiftPage, '/gift');

    expect(playing).toEqual([]);
    expect(paper.create).not.toHaveBeenCalled();
    for (const media of container.querySelectorAll('video, audio')) {
      expect(media.getAttribute('preload')).toBe('none');
      expect(media.hasAttribute('autoplay')).toBe(false);
    }
    expect(OFFER_LINES).not.toContain(offer());
  });

  test('starts film, music and 200 pieces of confetti on the first click, and draws an offer', async () => {
    renderPage(GiftPage, '/gift');

    await userEvent.click(hero());

    expect(playing).toEqual(['VIDEO', 'AUDIO']);
    expect(OFFER_LINES).toContain(offer());
    await waitFor(() => expect(paper.fire).toHaveBeenCalledTimes(2));
    const pieces = paper.fire.mock.calls.map(([options]: unknown[]) =>
      options && typeof options === 'object' && 'particleCount' in options
        ? Number(options.particleCount)
        : 0,
    );
    expect(pieces.reduce((sum, count) => sum + count, 0)).toBe(200);
  });

  test('draws a random offer once, on the first click', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99);
    renderPage(GiftPage, '/gift');

    await userEvent.click(hero());
    expect(offer()).toBe(OFFER_LINES.at(-1));

    vi.mocked(Math.random).mockReturnValue(0);
    await userEvent.click(hero());
    await userEvent.click(hero());
    expect(offer()).toBe(OFFER_LINES.at(-1));
  });

  test('pauses film, music and confetti on the second click, and resumes on the third', async () => {
    renderPage(GiftPage, '/gift');
    await userEvent.click(hero());
    await waitFor(() => expect(paper.fire).toHaveBeenCalled());

    await userEvent.click(hero());
    expect(playing).toEqual([]);
    await waitFor(() => expect(paper.reset).toHaveBeenCalled());

    await userEvent.click(hero());
    expect(playing).toEqual(['VIDEO', 'AUDIO']);
  });

  test('reacts to Enter and Space like a click', async () => {
    renderPage(GiftPage, '/gift');

    hero().focus();
    await userEvent.keyboard('{Enter}');
    expect(playing).toEqual(['VIDEO', 'AUDIO']);

    await userEvent.keyboard(' ');
    expect(playing).toEqual([]);
  });

  test('shows no confetti with reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        matches: query.includes('prefers-reduced-motion'),
        media: query,
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
      }),
    );
    renderPage(GiftPage, '/gift');

    await userEvent.click(hero());

    expect(playing).toEqual(['VIDEO', 'AUDIO']);
    expect(paper.create).not.toHaveBeenCalled();
  });

  test('continues if neither film nor music can be loaded', async () => {
    vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(
      new DOMException('gone', 'NotSupportedError'),
    );
    renderPage(GiftPage, '/gift');

    await userEvent.click(hero());

    expect(OFFER_LINES).toContain(offer());
    expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined();
  });

  test('stops everything when the page is left', async () => {
    const { unmount } = renderPage(GiftPage, '/gift');
    await userEvent.click(hero());
    await waitFor(() => expect(paper.fire).toHaveBeenCalled());

    unmount();

    expect(playing).toEqual([]);
    expect(paper.reset).toHaveBeenCalled();
  });

  test('stops if another app takes the sound or the tab is hidden', async () => {
    const { container } = renderPage(GiftPage, '/gift');
    await userEvent.click(hero());
    container.querySelector('audio')?.dispatchEvent(new Event('pause'));
    await screen.findByRole('button', { name: 'Play with music' });

    await userEvent.click(hero());
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await screen.findByRole('button', { name: 'Play with music' });
    expect(playing).toEqual([]);
  });
});

describe('the gifts', () => {
  test('each have an Order Now link whose text names the gift and its price', () => {
    renderPage(GiftPage, '/gift');
    const rows = within(screen.getByRole('list', { name: 'Gifts to order' })).getAllByRole('listitem');

    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual(
      GIFTS.map(({ title }) => title),
    );
    for (const [place, { title }] of GIFTS.entries()) {
      const row = rows[place];
      if (!row) throw new Error(`No row for ${title}`);
      const text = chatText(within(row).getByRole('link', { name: 'Order Now' }));
      expect(text).toContain(`*${title}*`);
      expect(text).toContain('Price: on request');
    }
  });
});

describe('the offers', () => {
  test('are readable as text', () => {
    renderPage(GiftPage, '/gift');
    const offers = screen.getByRole('region', { name: `${inWords(GIFT_OFFERS.length)} offers, on us` });
    const rows = within(offers)
      .getAllByRole('listitem')
      .map((row) => row.textContent?.replaceAll(' ', ''));

    expect(rows).toHaveLength(GIFT_OFFERS.length);
    for (const [place, offer] of GIFT_OFFERS.entries()) {
      const [line = ''] = offerLine(offer).split(' with code ');
      expect(rows[place]?.startsWith(line.replaceAll(' ', '')), line).toBe(true);
      expect(rows[place]).toContain(offer.code ?? 'Nocodeneeded');
    }
  });

  test('copy their code and say so', async () => {
    const user = userEvent.setup();
    renderPage(
      () => (
        <>
          <GiftPage />
          <Toaster />
        </>
      ),
      '/gift',
    );

    await user.click(screen.getByRole('button', { name: `Copy code ${CODE}` }));

    expect(await navigator.clipboard.readText()).toBe(CODE);
    expect(await screen.findByText(`Code ${CODE} copied`)).toBeDefined();
  });

  test('show the code if the clipboard refuses it', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    renderPage(
      () => (
        <>
          <GiftPage />
          <Toaster />
        </>
      ),
      '/gift',
    );

    await user.click(screen.getByRole('button', { name: `Copy code ${CODE}` }));

    expect(await screen.findByText(`The code could not be copied. It is ${CODE}.`)).toBeDefined();
  });
});
