/** Plain links: on iPhones a window opened after an `await` is blocked. */
import { WHATSAPP_LINK_MAX } from '#src/config/limits.ts';
import { SITE } from '#src/config/site.ts';

export function whatsappLink(text: string, phone: string = SITE.phone): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

export function whatsappShareLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

export interface OrderText {
  readonly greeting: string;
  readonly items: readonly string[];
  readonly closing: string;
}

/** Splits an order into texts whose links stay within `limit`, keeping items whole. Parts are numbered. */
export function orderParts(order: OrderText, limit: number = WHATSAPP_LINK_MAX): string[] {
  const whole = [order.greeting, ...order.items, order.closing].join('\n');
  if (whatsappLink(whole).length <= limit) return [whole];

  const groups: string[][] = [[]];
  for (const item of order.items) {
    const group = groups[groups.length - 1] ?? [];
    const trial = [partTitle(order.greeting, 999, 999), ...group, item, order.closing].join('\n');
    if (group.length > 0 && whatsappLink(trial).length > limit) groups.push([item]);
    else group.push(item);
  }
  return groups.map((group, index) => {
    const lines = [partTitle(order.greeting, index + 1, groups.length), ...group];
    if (index === groups.length - 1) lines.push(order.closing);
    return lines.join('\n');
  });
}

function partTitle(greeting: string, part: number, parts: number): string {
  return `Part ${part} of ${parts}\n${greeting}`;
}
