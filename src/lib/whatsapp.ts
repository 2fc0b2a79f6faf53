/** Plain links: on iPhones a window opened after an `await` is blocked. */
import { SITE } from '#src/config/site.ts';

/** The longest link that opens everywhere, in encoded characters. */
export const WHATSAPP_LINK_MAX = 3_500;

export function whatsappLink(text: string, phone: string = SITE.phone): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

export function whatsappShareLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

export interface OrderText {
  readonly greeting: string;
  /** The first line of each part, if there are several. */
  readonly partTitle: (part: number, parts: number) => string;
  readonly items: readonly string[];
  readonly closing: string;
}

/** Splits an order into numbered texts whose links stay within `limit`, keeping items whole. */
export function orderParts(order: OrderText, limit: number = WHATSAPP_LINK_MAX): string[] {
  const whole = [order.greeting, ...order.items, order.closing].join('\n');
  if (whatsappLink(whole).length <= limit) return [whole];

  const around = [order.partTitle(999, 999), order.greeting, order.closing].join('\n');
  const empty = whatsappLink(around).length;
  const groups: string[][] = [[]];
  let length = empty;
  for (const item of order.items) {
    const added = encodeURIComponent(`\n${item}`).length;
    const group = groups.at(-1);
    if (group && (group.length === 0 || length + added <= limit)) {
      group.push(item);
      length += added;
    } else {
      groups.push([item]);
      length = empty + added;
    }
  }
  return groups.map((group, index) => {
    const lines = [order.partTitle(index + 1, groups.length), order.greeting, ...group];
    if (index === groups.length - 1) lines.push(order.closing);
    return lines.join('\n');
  });
}
