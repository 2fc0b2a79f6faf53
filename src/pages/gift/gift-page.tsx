import { useSearchParams } from 'react-router-dom';
import { GIFT_OFFERS } from '#src/catalogue/gift-offers.ts';
import { PATHS } from '#src/config/paths.ts';
import { useToday } from '#src/data/board/today-store.ts';
import { GIFT_FOR } from '#src/domain/invitation/gift-link.ts';
import { INVITATION_TEXTS } from '#src/domain/invitation/limits.ts';
import { BookNow } from '#src/features/enquiry/book-now.tsx';
import { orderText } from '#src/features/enquiry/enquiry-text.ts';
import { shortLine } from '#src/lib/text.ts';
import { useInBrowser } from '#src/lib/use-in-browser.ts';
import { Heading } from '#src/ui/heading.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { RateList, RateRow } from '#src/ui/rate-row.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import { GIFTS } from '#text/catalogue/gifts.ts';
import type { Wedding } from '#text/catalogue/weddings.ts';
import { findWedding, WEDDING_PARAM } from '#text/catalogue/weddings.ts';
import { GIFT } from '#text/gift.ts';
import { GiftHero, giftPicture } from './gift-hero.tsx';
import styles from './gift-page.module.css';
import { Offers } from './offers.tsx';

const OFFERS_ID = 'offers';

export { giftPicture as mainPicture };

/** /gift. A guest from a QR page or an invitation orders for that wedding. */
export default function GiftPage() {
  const [search] = useSearchParams();
  const address = useInBrowser(search.toString(), '');
  const wedding = weddingIn(new URLSearchParams(address));
  const { items, coupons } = useToday();
  const { pageName, description, service, listLabel, price, priceInText, order, offers } = GIFT;
  return (
    <>
      <PageHead title={pageName} description={description} path={PATHS.gift} share="gift" />
      <GiftHero offersAt={`#${OFFERS_ID}`} />
      <Section padded={false}>
        <Wrap>
          <div className={styles.list}>
            <RateList label={listLabel}>
              {GIFTS.map((gift) => (
                <RateRow
                  key={gift.id}
                  title={gift.title}
                  titleId={gift.id}
                  picture={gift.picture}
                  price={<span className={styles.price}>{price}</span>}
                  actions={
                    <BookNow
                      label={order}
                      isOut={items[`gifts/${gift.id}`]?.isOut}
                      text={orderText({ service, item: gift.title, price: priceInText, wedding })}
                      describedBy={gift.id}
                    />
                  }
                >
                  <p>{gift.desc}</p>
                </RateRow>
              ))}
            </RateList>
          </div>
        </Wrap>
      </Section>
      <Section ground="sand" id={OFFERS_ID} labelledBy="offers-title">
        <Wrap>
          <Heading
            title={offers.title(GIFT_OFFERS.length + coupons.length)}
            hindi={offers.hindi}
            line={offers.line}
            id="offers-title"
          />
          <Offers />
        </Wrap>
      </Section>
    </>
  );
}

/**
 * The wedding that a guest orders for: `?wedding=ID` from a QR page, or names with day and place from an invitation. An
 * address can say anything, so what it says is cut to one short line.
 */
export function weddingIn(search: URLSearchParams): Pick<Wedding, 'names' | 'when'> | undefined {
  const known = findWedding(search.get(WEDDING_PARAM) ?? '');
  if (known) return known;
  const text = (name: string) => shortLine(search.get(name) ?? '', INVITATION_TEXTS.line);
  const [one, other, when] = [text(GIFT_FOR.one), text(GIFT_FOR.other), text(GIFT_FOR.when)];
  return one && other ? { names: [one, other], when } : undefined;
}
