import { useItem } from '#src/data/board/today-store.ts';
import { BookNow } from '#src/features/enquiry/book-now.tsx';
import { OfferSlide } from '#src/ui/offer-slide.tsx';
import { Price } from '#src/ui/price.tsx';
import type { ServicePackage } from '#text/catalogue/dj.ts';
import { DJ_PAGE } from '#text/dj.ts';
import { packageText } from './package-enquiry.ts';
import { PackageRoom } from './package-room.tsx';

export function PackageSlide({ offered }: { offered: ServicePackage }) {
  const titleId = `collection-${offered.id}`;
  const { price, isOut } = useItem(`dj/${offered.id}`, offered.price);
  return (
    <OfferSlide
      title={offered.title}
      titleId={titleId}
      picture={offered.picture}
      badge={<PackageRoom id={offered.id} />}
      price={price === undefined ? DJ_PAGE.custom : <Price price={price} />}
      action={
        <BookNow
          label={DJ_PAGE.book}
          describedBy={titleId}
          isOut={isOut}
          text={packageText({ ...offered, price }, DJ_PAGE.service)}
        />
      }
    />
  );
}
