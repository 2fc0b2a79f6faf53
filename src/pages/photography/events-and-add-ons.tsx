import { useItem } from '#src/data/board/today-store.ts';
import { BookNow } from '#src/features/enquiry/book-now.tsx';
import { bookingText } from '#src/features/enquiry/enquiry-text.ts';
import { RoomSlot } from '#src/features/wedding-date/room-slot.tsx';
import { rupees } from '#src/lib/money.ts';
import { Heading } from '#src/ui/heading.tsx';
import { ItemList } from '#src/ui/item-list.tsx';
import { Price } from '#src/ui/price.tsx';
import { RateList, RateRow } from '#src/ui/rate-row.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import type { AddOn, SingleEvent } from '#text/catalogue/photography.ts';
import { ADD_ONS, EVENT_ALBUM, SINGLE_EVENTS } from '#text/catalogue/photography.ts';
import { PHOTOGRAPHY } from '#text/photography.ts';
import styles from './add-ons.module.css';

/** Packages for one event; an album is extra. */
export function SingleEvents() {
  const { events } = PHOTOGRAPHY;
  return (
    <Section ground="sand" labelledBy="events">
      <Wrap>
        <Heading title={events.title} line={events.line} id="events" />
        <RateList>
          {SINGLE_EVENTS.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </RateList>
      </Wrap>
    </Section>
  );
}

const ALBUM = `${EVENT_ALBUM.name} + ${rupees(EVENT_ALBUM.price)}`;

function EventRow({ event: { id, title, items, picture, ...event } }: { event: SingleEvent }) {
  const { price, isOut } = useItem(`photography/${id}`, event.price);
  const { service, book, included } = PHOTOGRAPHY;
  return (
    <RateRow
      level={3}
      title={title}
      titleId={id}
      picture={picture}
      badge={<RoomSlot thing="photographer" />}
      price={<Price price={price} />}
      priceNote={ALBUM}
      actions={
        <BookNow
          label={book}
          text={bookingText({ service, item: title, price, details: [ALBUM] })}
          isOut={isOut}
          describedBy={id}
        />
      }
    >
      <ItemList label={included(title)} items={items} />
    </RateRow>
  );
}

/** Add-ons that can be hired with any package. */
export function AddOns() {
  const { addOns } = PHOTOGRAPHY;
  return (
    <Section labelledBy="add-ons">
      <Wrap>
        <div className={styles.columns}>
          <Heading title={addOns.title} line={addOns.line} id="add-ons" />
          <ul className={styles.list}>
            {ADD_ONS.map((item) => (
              <AddOnRow key={item.id} item={item} />
            ))}
          </ul>
        </div>
      </Wrap>
    </Section>
  );
}

function AddOnRow({ item }: { item: AddOn }) {
  const { price, isOut } = useItem(`photography/${item.id}`, item.price);
  const { service, book } = PHOTOGRAPHY;
  return (
    <li className={styles.row}>
      <div>
        <h3 id={item.id}>{item.title}</h3>
        <p className={styles.line}>{item.line}</p>
      </div>
      <Price price={price} />
      <BookNow
        label={book}
        text={bookingText({ service, item: item.title, price })}
        isOut={isOut}
        describedBy={item.id}
      />
    </li>
  );
}
