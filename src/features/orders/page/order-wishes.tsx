import { ORDER_PAGE } from '#src/content/orders.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { categoryName } from '../catalogue-item.ts';
import type { DishWish } from '../order.ts';

interface OrderWishesProps {
  readonly wishes: readonly DishWish[];
  readonly heading: 'h2' | 'h3';
  readonly titleClass: string | undefined;
  readonly className: string | undefined;
}

/** What a family would like besides the dishes on the menu, in its own words. */
export function OrderWishes({ wishes, heading: Heading, titleClass, className }: OrderWishesProps) {
  return (
    wishes.length > 0 && (
      <section>
        <Heading className={titleClass}>{ORDER_PAGE.wishes}</Heading>
        <dl className={className}>
          {wishes.map(({ category, text }) => (
            <div key={`${category} ${text}`}>
              <dt>{categoryName(category)}</dt>
              <dd {...textLanguage(text)}>
                <q>{text}</q>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    )
  );
}
