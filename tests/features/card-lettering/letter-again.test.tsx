import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CARD_SERIES } from '#src/catalogue/card-series.ts';
import type { CardNames } from '#src/features/card-lettering/card-names.ts';
import { NO_NAMES } from '#src/features/card-lettering/card-names.ts';
import { CartLettering } from '#src/features/card-lettering/cart-lettering.tsx';
import { GalleryLettering } from '#src/features/card-lettering/gallery-lettering.tsx';
import { cardNames } from '#src/features/card-lettering/use-card-names.ts';
import { until } from '#tests/support/until.ts';

const showCard = vi.hoisted(() => vi.fn<(id: string, names: CardNames, width: number) => Promise<void>>());
vi.mock('#src/features/card-lettering/draw-cards.ts', () => ({ showCard, forgetDrawnCards: () => {} }));

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
