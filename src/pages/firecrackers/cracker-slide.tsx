import { useItem } from '#src/data/board/today-store.ts';
import { BookNow } from '#src/features/enquiry/book-now.tsx';
import { OfferSlide } from '#src/ui/offer-slide.tsx';
import { Price } from '#src/ui/price.tsx';
import type { CrackerPackage } from '#text/catalogue/firecrackers.ts';
import { FIRECRACKERS_PAGE } from '#text/firecrackers.ts';
import { packageEnquiry } from './cracker-enquiry.ts';

export function CrackerSlide({ offered }: { offered: CrackerPackage }) {
  const titleId = `collection-${offered.id}`;
  const { price, isOut } = useItem(`firecrackers/${offered.id}`, offered.price);
  return (
    <OfferSlide
      title={offered.title}
      titleId={titleId}
      picture={offered.picture}
      price={<Price price={price} />}
      action={
        <BookNow
          label={FIRECRACKERS_PAGE.book}
          describedBy={titleId}
          isOut={isOut}
          text={packageEnquiry({ ...offered, price })}
        />
      }
    />
  );
}
