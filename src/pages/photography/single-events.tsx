import { BookNow } from '#src/features/enquiry/book-now.tsx';
import { bookingText } from '#src/features/enquiry/enquiry-text.ts';
import { rupees } from '#src/lib/money.ts';
import { Heading } from '#src/ui/heading.tsx';
import { ItemList } from '#src/ui/item-list.tsx';
import { Price } from '#src/ui/price.tsx';
import { RateList, RateRow } from '#src/ui/rate-row.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import { EVENT_ALBUM, SINGLE_EVENTS } from '#text/catalogue/photography.ts';
import { PHOTOGRAPHY } from '#text/photography.ts';

/** Packages for one event; an album is extra. */
export function SingleEvents() {
  const { service, book, events, included } = PHOTOGRAPHY;
  const album = `${EVENT_ALBUM.name} + ${rupees(EVENT_ALBUM.price)}`;
  return (
    <Section ground="sand" labelledBy="events">
      <Wrap>
        <Heading title={events.title} line={events.line} id="events" />
        <RateList>
          {SINGLE_EVENTS.map((event) => (
            <RateRow
              key={event.id}
              level={3}
              title={event.title}
              titleId={event.id}
              picture={event.picture}
              price={<Price price={event.price} />}
              priceNote={album}
              actions={
                <BookNow
                  label={book}
                  text={bookingText({ service, item: event.title, price: event.price, details: [album] })}
                  describedBy={event.id}
                />
              }
            >
              <ItemList label={included(event.title)} items={event.items} />
            </RateRow>
          ))}
        </RateList>
      </Wrap>
    </Section>
  );
}
