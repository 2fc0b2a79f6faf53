import { ORDER_PAGE } from '#src/content/orders.ts';
import type { DishWish } from '#src/domain/order/order.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { categoryName } from '../catalogue-item.ts';

interface OrderWishesProps {
  readonly title?: string;
  readonly wishes: readonly DishWish[];
  readonly heading: 'h2' | 'h3';
  readonly titleClass: string | undefined;
  readonly className: string | undefined;
}

/** What a family would like besides the dishes on the menu, in its own words. */
export function OrderWishes(props: OrderWishesProps) {
  const { title = ORDER_PAGE.wishes, wishes, heading: Heading, titleClass, className } = props;
  return (
    wishes.length > 0 && (
      <section>
        <Heading className={titleClass}>{title}</Heading>
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
