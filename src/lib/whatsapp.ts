/**
 * Links that open WhatsApp with a text ready to send.
 *
 * They are plain addresses for plain anchors: a window opened by script after waiting does nothing on
 * iPhones. WhatsApp names no limit for the text, but long links are cut on the way, so a long order goes
 * out in numbered parts, each short enough (docs/design.md: 'order text length open').
 */
import { WHATSAPP_LINK_MAX } from '#src/config/limits.ts';
import { SITE } from '#src/config/site.ts';

/** A link that opens a chat with the shop, `text` already typed. */
export function whatsappLink(text: string, phone: string = SITE.phone): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

/** A link that lets the sender choose the chat: for sharing, never for orders. */
export function whatsappShareLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** What an order says: a greeting, lines that must not be torn apart, and a closing. */
export interface OrderText {
  readonly greeting: string;
  /** One entry an item; an entry may hold line breaks of its own. */
  readonly items: readonly string[];
  readonly closing: string;
}

/**
 * The order as texts whose links stay within the limit, each holding whole items in their order.
 * A single part has no number; of several, each starts with `Part 1 of 3` and the last has the closing.
 */
export function orderParts(order: OrderText, limit: number = WHATSAPP_LINK_MAX): string[] {
  const whole = [order.greeting, ...order.items, order.closing].join('\n');
  if (whatsappLink(whole).length <= limit) return [whole];

  const groups: string[][] = [[]];
  for (const item of order.items) {
    const group = groups[groups.length - 1] ?? [];
    // Numbers of three digits and the closing are allowed for, so that no later step can go over.
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
