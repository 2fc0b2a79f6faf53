import { PATHS } from '#src/config/paths.ts';
import { tierPrice } from '#src/data/board/tier-price.ts';
import { useItem, useToday } from '#src/data/board/today-store.ts';
import { BookNow } from '#src/features/enquiry/book-now.tsx';
import { bookingText } from '#src/features/enquiry/enquiry-text.ts';
import { ViewSample } from '#src/features/samples/sample-viewer.tsx';
import { DateBar } from '#src/features/wedding-date/date-bar.tsx';
import { RoomSlot } from '#src/features/wedding-date/room-slot.tsx';
import { rupeeRange, rupees } from '#src/lib/money.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { ItemList } from '#src/ui/item-list.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { PictureHeader } from '#src/ui/picture-header.tsx';
import { Price } from '#src/ui/price.tsx';
import { RateList, RateRow } from '#src/ui/rate-row.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import type { Extra, PhotographyPackage, TierId } from '#text/catalogue/photography.ts';
import { TIERS, tierOf } from '#text/catalogue/photography.ts';
import { PHOTOGRAPHY, PHOTOGRAPHY_TIER } from '#text/photography.ts';
import styles from './photography-tier.module.css';

/** Shared layout of the three tier pages. */
export function PhotographyTier({ id }: { id: TierId }) {
  const { items } = useToday();
  const tier = tierOf(id);
  const { title, description, hindi, listLabel, others } = PHOTOGRAPHY_TIER;
  return (
    <>
      <PageHead
        title={title(tier.name)}
        description={description(tier.name, rupeeRange(tierPrice(tier, items)))}
        path={tier.path}
        share="photography"
      />
      <PictureHeader title={title(tier.name)} hindi={hindi[id]} line={tier.line} picture={tier.picture} />
      <DateBar />
      <Section padded={false}>
        <Wrap>
          <div className={styles.list}>
            <RateList label={listLabel(tier.name)}>
              {tier.packages.map((item) => (
                <PackageRow key={item.id} item={item} />
              ))}
            </RateList>
          </div>
        </Wrap>
      </Section>
      <Section ground="sand" padded={false} labelledBy="other-tiers">
        <Wrap>
          <div className={styles.others}>
            <Heading title={others.title} id="other-tiers" />
            <ul className={styles.links}>
              {TIERS.filter((other) => other.id !== id).map((other) => (
                <li key={other.id} className={styles.link}>
                  <LinkButton to={other.path} look="link">
                    {title(other.name)}
                  </LinkButton>
                  <span>{rupeeRange(tierPrice(other, items))}</span>
                </li>
              ))}
              <li className={styles.link}>
                <LinkButton to={PATHS.photography} look="link">
                  {others.all}
                </LinkButton>
                <span>{others.allLine}</span>
              </li>
            </ul>
          </div>
        </Wrap>
      </Section>
    </>
  );
}

/** `Drone + ₹5,000`. */
function extraLine({ name, price }: Extra): string {
  return `${name} + ${rupees(price)}`;
}

function PackageRow({ item }: { item: PhotographyPackage }) {
  const { service, book, extras, included } = PHOTOGRAPHY;
  const { price, isOut } = useItem(`photography/${item.id}`, item.price);
  const lines = item.extras.map(extraLine);
  const details = lines.length > 0 ? [`${extras}: ${lines.join(', ')}`] : [];
  return (
    <RateRow
      title={item.title}
      titleId={item.id}
      picture={item.picture}
      badge={<RoomSlot thing="photographer" />}
      long
      price={<Price price={price} />}
      priceNote={lines.map((line) => (
        <span key={line} className={styles.extra}>
          {line}
        </span>
      ))}
      actions={
        <>
          <BookNow
            label={book}
            text={bookingText({ service, item: item.title, price, details })}
            isOut={isOut}
            describedBy={item.id}
          />
          <ViewSample service={item.id} title={item.title} describedBy={item.id} />
        </>
      }
    >
      <ItemList label={included(item.title)} items={item.items} />
    </RateRow>
  );
}
