import type { PriceRange } from '#src/config/price.ts';
import { useItem } from '#src/data/board/today-store.ts';
import { BookNow } from '#src/features/enquiry/book-now.tsx';
import { bookingText } from '#src/features/enquiry/enquiry-text.ts';
import { ViewSample } from '#src/features/samples/sample-viewer.tsx';
import { RoomSlot } from '#src/features/wedding-date/room-slot.tsx';
import { rupees } from '#src/lib/money.ts';
import { ItemList } from '#src/ui/item-list.tsx';
import { OfferSlide } from '#src/ui/offer-slide.tsx';
import { Price } from '#src/ui/price.tsx';
import { RateRow } from '#src/ui/rate-row.tsx';
import type { ServicePackage } from '#text/catalogue/dj.ts';
import { ADD_ONS, ADD_ONS_PACKAGE } from '#text/catalogue/dj.ts';
import { DJ_PAGE } from '#text/dj.ts';
import styles from './package-row.module.css';

interface PackageRowProps {
  offered: ServicePackage;
  service: string;
  /** About three screens down the page or more. */
  below?: boolean;
}

/** A DJ or horse package; the custom one lists the add-ons with their prices. */
export function PackageRow({ offered, service, below = false }: PackageRowProps) {
  const { id, title, includes, highlight, picture } = offered;
  const { price, isOut } = useItem(`dj/${id}`, offered.price);
  const custom = price === undefined;
  return (
    <RateRow
      title={title}
      titleId={id}
      level={3}
      long
      below={below}
      picture={picture}
      badge={<PackageRoom offered={offered} />}
      line={highlight}
      price={custom ? <span className={styles.custom}>{DJ_PAGE.custom}</span> : <Price price={price} />}
      {...(custom ? { priceNote: DJ_PAGE.customNote } : {})}
      actions={
        <>
          <ViewSample service={id} title={title} describedBy={id} />
          <BookNow
            label={DJ_PAGE.book}
            describedBy={id}
            isOut={isOut}
            text={packageText({ ...offered, price }, service)}
          />
        </>
      }
    >
      <ItemList label={DJ_PAGE.includes(title)} items={custom ? ADD_ON_LINES : includes} />
    </RateRow>
  );
}

export function PackageSlide({ offered }: { offered: ServicePackage }) {
  const titleId = `collection-${offered.id}`;
  const { service } = offered.horses === undefined ? DJ_PAGE : DJ_PAGE.horse;
  const { price, isOut } = useItem(`dj/${offered.id}`, offered.price);
  return (
    <OfferSlide
      title={offered.title}
      titleId={titleId}
      picture={offered.picture}
      badge={<PackageRoom offered={offered} />}
      price={price === undefined ? DJ_PAGE.custom : <Price price={price} />}
      action={
        <BookNow
          label={DJ_PAGE.book}
          describedBy={titleId}
          isOut={isOut}
          text={packageText({ ...offered, price }, service)}
        />
      }
    />
  );
}

/** 'Extra umbrella light ₹1,500 each'. */
const ADD_ON_LINES: readonly string[] = ADD_ONS.map(({ name, price, unit }) =>
  [name, rupees(price), unit].filter(Boolean).join(' '),
);

interface Offered extends Pick<ServicePackage, 'title'> {
  readonly price: number | PriceRange | undefined;
}

/** Booking text of a package at its price of today; the custom one lists all add-ons. */
function packageText({ title, price }: Offered, service: string): string {
  return price === undefined
    ? bookingText({ service, item: title, price: DJ_PAGE.custom, details: ADD_ON_LINES })
    : bookingText({ service, item: title, price });
}

/** Whether a package is free on the visitor's date: the music needs a DJ set, a carriage its horses, add-ons nothing. */
function PackageRoom({ offered: { id, horses } }: { offered: ServicePackage }) {
  if (id === ADD_ONS_PACKAGE.id || horses === 0) return null;
  return horses === undefined ? <RoomSlot thing="dj" /> : <RoomSlot thing="horse" wanted={horses} />;
}
