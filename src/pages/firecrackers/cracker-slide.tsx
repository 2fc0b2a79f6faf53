import { BookNow } from '#src/features/enquiry/book-now.tsx';
import { OfferSlide } from '#src/ui/offer-slide.tsx';
import { Price } from '#src/ui/price.tsx';
import type { CrackerPackage } from '#text/catalogue/firecrackers.ts';
import { FIRECRACKERS_PAGE } from '#text/firecrackers.ts';
import { packageEnquiry } from './cracker-enquiry.ts';

export function CrackerSlide({ offered }: { offered: CrackerPackage }) {
  const titleId = `collection-${offered.id}`;
  return (
    <OfferSlide
      title={offered.title}
      titleId={titleId}
      picture={offered.picture}
      price={<Price price={offered.price} />}
      action={<BookNow label={FIRECRACKERS_PAGE.book} describedBy={titleId} text={packageEnquiry(offered)} />}
    />
  );
}
