import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CARD_SERIES } from '#src/catalogue/card-series.ts';
import type { CardNames } from '#src/features/card-lettering/card-names.ts';
import { NO_NAMES } from '#src/features/card-lettering/card-names.ts';
import { CartLettering } from '#src/features/card-lettering/cart-lettering.tsx';
import { GalleryLettering } from '#src/features/card-lettering/gallery-lettering.tsx';
import { NamesInCart } from '#src/features/card-lettering/names-in-cart.tsx';
import { namesFragment } from '#src/features/card-lettering/names-link.ts';
import { cardNames } from '#src/features/card-lettering/use-card-names.ts';
import { until } from '#tests/support/until.ts';

const showCard = vi.hoisted(() => vi.fn<(id: string, names: CardNames, width: number) => Promise<void>>());
const forgetDrawnCards = vi.hoisted(() => vi.fn());
vi.mock('#src/features/card-lettering/draw-cards.ts', () => ({ showCard, forgetDrawnCards }));
vi.mock('#src/features/card-lettering/names-preview.tsx', () => ({ NamesPreview: () => null }));

const NAMES: CardNames = { ...NO_NAMES, latin: { ...NO_NAMES.latin, first: 'Aarav', second: 'Meera' } };

/** Every card that is observed is in view. */
class Observer {
  constructor(private readonly report: (entries: readonly object[]) => void) {}
  observe(target: Element) {
    this.report([{ target, isIntersecting: true }]);
  }
  unobserve() {}
  disconnect() {}
}

const [series] = CARD_SERIES;
const FIRST = `${series?.id}/${series?.designs[0]?.id}`;
const LOST = new TypeError('Failed to fetch');
const drawn = () => showCard.mock.calls.map(([id]) => id);

async function reconnect(): Promise<void> {
  await act(async () => window.dispatchEvent(new Event('online')));
}

beforeEach(() => {
  showCard.mockReset().mockResolvedValue();
  forgetDrawnCards.mockReset();
  vi.stubGlobal('IntersectionObserver', Observer);
  cardNames.change(() => NAMES);
});

test('cards of the gallery that could not be lettered are tried again, and no others, once the network is back', async () => {
  showCard.mockResolvedValueOnce().mockRejectedValueOnce(LOST);
  const { unmount } = render(
    <>
      <a data-design="series-1/lotus" href="/">
        Lotus
      </a>
      <a data-design="series-1/peacock" href="/">
        Peacock
      </a>
      <GalleryLettering openId="" isTyping={false} onClose={() => {}} />
    </>,
  );
  await until(() => expect(drawn()).toEqual(['series-1/lotus', 'series-1/peacock']));
  await reconnect();
  await until(() => expect(drawn()).toEqual(['series-1/lotus', 'series-1/peacock', 'series-1/peacock']));
  await reconnect();
  unmount();
  await reconnect();
  expect(drawn()).toHaveLength(3);
});

test('an open card that could not be lettered is tried again once the network is back', async () => {
  showCard.mockRejectedValue(LOST);
  render(<GalleryLettering openId={FIRST} isTyping={false} onClose={() => {}} />);
  await until(() => expect(drawn()).toHaveLength(3));
  await reconnect();
  await until(() => expect(drawn().filter((id) => id === FIRST)).toHaveLength(2));
});

test('a card in the cart that could not be lettered is tried again once the network is back', async () => {
  showCard.mockRejectedValueOnce(LOST);
  render(<CartLettering designIds={['series-1/lotus']} names={NAMES} />);
  await until(() => expect(drawn()).toHaveLength(1));
  await reconnect();
  await until(() => expect(drawn()).toHaveLength(2));
});

test('an open cart shows the cards without the names once they are removed in another tab', async () => {
  render(<NamesInCart designIds={['series-1/lotus']} onNames={() => {}} />);
  await until(() => expect(drawn()).toHaveLength(1));
  expect(forgetDrawnCards).not.toHaveBeenCalled();
  act(() => cardNames.change(() => NO_NAMES));
  expect(forgetDrawnCards).toHaveBeenCalledOnce();
});

test('a second link with names that is followed on the open page is asked about too', async () => {
  const follow = (first: string, second: string) =>
    act(async () => {
      const names = { ...NO_NAMES, latin: { ...NO_NAMES.latin, first, second } };
      window.history.replaceState(null, '', `/weddingcards${namesFragment(names)}`);
      window.dispatchEvent(new Event('hashchange'));
    });
  render(<GalleryLettering openId="" isTyping={false} onClose={() => {}} />);
  await follow('Rohan', 'Ananya');
  expect(screen.getByLabelText('Name shown first')).toHaveProperty('value', 'Rohan');
  await follow('Kabir', 'Zoya');
  expect(screen.getByLabelText('Name shown first')).toHaveProperty('value', 'Kabir');
  expect(window.location.hash).toBe('');
});
