import type { ReactNode } from 'react';
import { startTransition, useEffect, useEffectEvent, useMemo, useOptimistic, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { CARD_SERIES } from '#src/catalogue/card-series.ts';
import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { useToday } from '#src/data/board/today-store.ts';
import { useCardCount } from '#src/features/card-cart/card-cart.ts';
import { CardTypes, firstCardType } from '#src/features/card-gallery/card-types.tsx';
import { filterByPrice } from '#src/features/card-gallery/price-filter.ts';
import { PriceFilterBar, priceOptionLabel } from '#src/features/card-gallery/price-filter-bar.tsx';
import { Promos } from '#src/features/card-gallery/promos.tsx';
import { SeriesSection } from '#src/features/card-gallery/series-section.tsx';
import { NamesInGallery } from '#src/features/card-lettering/names-in-gallery.tsx';
import { useInBrowser } from '#src/lib/use-in-browser.ts';
import { Button, LinkButton, OutLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Deferred, Section, Wrap } from '#src/ui/section.tsx';
import { notify } from '#src/ui/toast.tsx';
import { designsText } from '#text/counts.ts';
import { WEDDING_CARDS } from '#text/wedding-cards.ts';
import styles from './wedding-cards-page.module.css';

const OpenDesign = lazyPart(() => import('./open-design.tsx').then((loaded) => loaded.OpenDesign), {
  Failed: LoadError,
});
const Lettering = lazyPart(
  () =>
    import('#src/features/card-lettering/gallery-lettering.tsx').then((loaded) => loaded.GalleryLettering),
  { Failed: LoadError },
);

/** Series within three screens of the top. */
const EAGER_SERIES = 4;

const COMPOSITIONS = ['lead-left', 'lead-right', 'three'] as const;

export { firstCardType as mainPicture };

export default function WeddingCardsPage() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state, hash } = useLocation();
  // The prerendered page has no filter and no open design; both are applied after hydration.
  const chosen = useInBrowser(params.get('price') ?? '', '');
  // Opened before the address has changed, which takes React several frames.
  const [openId, openAtOnce] = useOptimistic(useInBrowser(params.get('design') ?? '', ''));
  const filterBar = useRef<HTMLDivElement>(null);
  const [isTyping, setIsTyping] = useState(false);
  const [addedIds, setAddedIds] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    // Deferred so that it does not block input. Offline, the first press on a picture tries again.
    const later = window.setTimeout(OpenDesign.preload);
    return () => window.clearTimeout(later);
  }, []);
  const { items } = useToday();
  const series = useMemo(
    () =>
      filterByPrice(
        CARD_SERIES.map((one) => ({ ...one, ...items[`cards/${one.id}`] })),
        chosen,
      ),
    [items, chosen],
  );
  const text = WEDDING_CARDS;

  const choose = (option: string) => {
    const next = new URLSearchParams(params);
    if (option) next.set('price', option);
    else next.delete('price');
    setParams(next, { replace: true });
  };
  // A series that the filter hides: the browser finds nothing to scroll to before it is shown again.
  const [sought, setSought] = useState<string>();
  const showSeries = (id: string) => {
    if (series.some((shown) => shown.id === id)) return;
    choose('');
    setSought(id);
  };
  useEffect(() => {
    if (sought === undefined || chosen !== '') return;
    setSought(undefined);
    document.getElementById(sought)?.scrollIntoView();
  }, [sought, chosen]);
  // A lightbox opened from this page has its own history entry, so closing it means going back.
  const openedHere = state === 'opened-here' || openId !== params.get('design');
  // Drawn until the address has changed, so that it can be closed twice.
  const closingId = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the open design.
  useEffect(() => {
    closingId.current = '';
  }, [openId]);
  const close = () => {
    if (closingId.current === openId) return;
    closingId.current = openId;
    if (openedHere) navigate(-1);
    else setParams(withoutDesign, { replace: true });
  };
  const withoutDesign = withDesign(params, '').toString();
  // Memoised so that opening a design and 'Add to Cart' do not render all series again.
  const sections = useMemo(
    () =>
      series.map((shown, index) => (
        <SeriesBackground key={shown.id} index={index}>
          <SeriesSection
            series={shown}
            composition={COMPOSITIONS[index % COMPOSITIONS.length] ?? 'lead-left'}
            designLink={(id) => `?${withDesign(withoutDesign, id)}`}
            onOpen={(id) =>
              startTransition(() => {
                openAtOnce(id);
                navigate(`?${withDesign(withoutDesign, id)}`, { state: 'opened-here' });
              })
            }
          />
        </SeriesBackground>
      )),
    [series, withoutDesign, navigate, openAtOnce],
  );

  return (
    <>
      <PageHead
        title={text.title}
        description={text.description(CARD_SERIES.length)}
        path={PATHS.weddingCards}
        share="weddingcards"
      />
      <Section ground="maroon" canopy="below" padded={false}>
        <Wrap>
          <div className={styles.top}>
            <Heading level={1} title={text.title} hindi={text.hindi} line={text.line(CARD_SERIES.length)} />
            <div className={styles.actions}>
              <Button look="gold" onClick={() => setIsTyping(true)}>
                {text.names}
              </Button>
              <OutLink look="link" href={SITE.cardDetailsForm}>
                {text.details}
              </OutLink>
              <OutLink look="link" href={SITE.cardVideoSample}>
                {text.video}
              </OutLink>
              <CartButton />
            </div>
          </div>
          <CardTypes onChoose={showSeries} />
        </Wrap>
      </Section>
      <div className={styles.promos}>
        <Wrap>
          <Promos />
        </Wrap>
      </div>
      <PriceFilterBar chosen={chosen} onChoose={choose} count={series.length} bar={filterBar} />
      {sections.slice(0, EAGER_SERIES)}
      {sections.length > EAGER_SERIES && (
        <Deferred height={`calc(${sections.length - EAGER_SERIES} * min(150px + 126vw, 680px))`}>
          {sections.slice(EAGER_SERIES)}
        </Deferred>
      )}
      {series.length === 0 && (
        <Wrap>
          <EmptyState title={text.filter.none(priceOptionLabel(chosen))}>
            <Button
              onClick={() => {
                choose('');
                filterBar.current?.focus({ preventScroll: true });
              }}
            >
              {text.filter.showAll}
            </Button>
          </EmptyState>
        </Wrap>
      )}
      {openId && (
        <OpenDesign
          openId={openId}
          addedIds={addedIds}
          onAdded={(id) => startTransition(() => setAddedIds((before) => new Set(before).add(id)))}
          onOpen={(id) =>
            setParams(withDesign(params, id), { replace: true, state: openedHere ? 'opened-here' : state })
          }
          onClose={close}
          onNames={() => setIsTyping(true)}
        />
      )}
      <NamesInGallery
        Lettering={Lettering}
        openId={openId}
        hash={hash}
        isTyping={isTyping}
        onClose={() => setIsTyping(false)}
      />
    </>
  );
}

/** Shown if code cannot be loaded: reports it and closes, so that the next press tries again. */
function LoadError({ onClose, isTyping = true }: { onClose: () => void; isTyping?: boolean }) {
  const giveUp = useEffectEvent(() => {
    if (!isTyping) return;
    notify.error(WEDDING_CARDS.lightboxFailed, WEDDING_CARDS.lightboxFailedHint);
    onClose();
  });
  useEffect(() => giveUp(), []);
  return null;
}

/** `params` with another open design, or none. */
function withDesign(params: URLSearchParams | string, id: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (id) next.set('design', id);
  else next.delete('design');
  return next;
}

function CartButton() {
  const designs = useCardCount() ?? 0;
  const { label, to } = WEDDING_CARDS.cart;
  return (
    <LinkButton look="link" to={to}>
      {designs > 0 ? `${label}, ${designsText(designs)}` : label}
    </LinkButton>
  );
}

/** Every third series has a dark background, alternating teal and maroon. */
function SeriesBackground({ index, children }: { index: number; children: ReactNode }) {
  const content = <Wrap>{children}</Wrap>;
  if (index % 3 !== 2) return <div className={styles.light}>{content}</div>;
  return (
    <Section ground={index % 6 === 2 ? 'teal' : 'maroon'} canopy="both" padded={false}>
      <div className={styles.dark}>{content}</div>
    </Section>
  );
}
