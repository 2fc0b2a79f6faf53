import { BookNow } from '#src/features/enquiry/book-now.tsx';
import { OfferSlide } from '#src/ui/offer-slide.tsx';
import { Price } from '#src/ui/price.tsx';
import type { ServicePackage } from '#text/catalogue/dj.ts';
import { DJ_PAGE } from '#text/dj.ts';
import { packageText } from './package-enquiry.ts';

export function PackageSlide({ offered }: { offered: ServicePackage }) {
  const titleId = `collection-${offered.id}`;
  return (
    <OfferSlide
      title={offered.title}
      titleId={titleId}
      picture={offered.picture}
      price={offered.price === undefined ? DJ_PAGE.custom : <Price price={offered.price} />}
      action={
        <BookNow label={DJ_PAGE.book} describedBy={titleId} text={packageText(offered, DJ_PAGE.service)} />
      }
    />
  );
}
