import { PATHS } from '#src/config/paths.ts';
import { useItem } from '#src/data/board/today-store.ts';
import { BookNow } from '#src/features/enquiry/book-now.tsx';
import { bookingText } from '#src/features/enquiry/enquiry-text.ts';
import { DateBar } from '#src/features/wedding-date/date-bar.tsx';
import { RoomSlot } from '#src/features/wedding-date/room-slot.tsx';
import { rupees } from '#src/lib/money.ts';
import { Icon } from '#src/ui/icon.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { HEADER_SIZES, PictureHeader } from '#src/ui/picture-header.tsx';
import { Price } from '#src/ui/price.tsx';
import { RateList, RateRow } from '#src/ui/rate-row.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { CARS_PAGE } from '#text/cars.ts';
import type { Car } from '#text/catalogue/cars.ts';
import { CARS, CARS_HERO } from '#text/catalogue/cars.ts';
import styles from './cars-page.module.css';

export const mainPicture = { source: CARS_HERO, sizes: HEADER_SIZES };

export default function CarsPage() {
  const { service, description, hindi, title, line } = CARS_PAGE;
  return (
    <>
      <PageHead title={service} description={description(CARS.length)} path={PATHS.cars} share="cars" />
      <PictureHeader
        title={title}
        hindi={hindi}
        line={line(CARS.length)}
        picture={CARS_HERO}
        position="50% 62%"
      />
      <DateBar />
      <Section>
        <Wrap>
          <RateList label={service}>
            {CARS.map((car) => (
              <CarRow key={car.id} car={car} />
            ))}
          </RateList>
        </Wrap>
      </Section>
    </>
  );
}

function CarRow({ car }: { car: Car }) {
  const { id, name, rating, image, basePrice, additionalCharge, mileage } = car;
  const { price, isOut } = useItem(`cars/${id}`, basePrice);
  const { service, perDay, book } = CARS_PAGE;
  const night = CARS_PAGE.perNight(rupees(additionalCharge));
  return (
    <RateRow
      title={name}
      titleId={id}
      picture={image}
      badge={<RoomSlot thing={id} />}
      line={
        rating && (
          <span className={styles.rating}>
            <Icon name="star" size={16} />
            <span aria-hidden="true">{rating}</span>
            <VisuallyHidden>{CARS_PAGE.rating(rating)}</VisuallyHidden>
          </span>
        )
      }
      price={<Price price={price} unit={perDay} />}
      priceNote={night}
      actions={
        <BookNow
          label={book}
          describedBy={id}
          isOut={isOut}
          text={bookingText({ service, item: name, price, unit: perDay, details: [night] })}
        />
      }
    >
      <p className={styles.fact}>
        <b className={styles.figure}>{CARS_PAGE.mileage.kilometres(mileage.withoutAC)}</b>{' '}
        <span>{CARS_PAGE.mileage.withoutAC}</span>
      </p>
      <p className={styles.fact}>
        <b className={styles.figure}>{CARS_PAGE.mileage.kilometres(mileage.withAC)}</b>{' '}
        <span>{CARS_PAGE.mileage.withAC}</span>
      </p>
    </RateRow>
  );
}
