import type { OrderStatus } from '#src/domain/order/order-status.ts';
import { BRAND } from './brand.ts';

/** What the owner sends for each status. `link` is the customer's page. */
export const STATUS_MESSAGES: Readonly<Record<OrderStatus, (number: string, link: string) => string>> = {
  received: (number, link) =>
    `Namaste from ${BRAND.name}! We have your order ${number} and will come back to you with the exact price and date.\n${link}`,
  confirmed: (number, link) => `Namaste from ${BRAND.name}! Your order ${number} is confirmed.\n${link}`,
  working: (number, link) =>
    `Namaste from ${BRAND.name}! We have started to work on your order ${number}.\n${link}`,
  ready: (number, link) =>
    `Namaste from ${BRAND.name}! Your order ${number} is ready. When may we hand it over?\n${link}`,
  delivered: (number, link) =>
    `Namaste from ${BRAND.name}! Your order ${number} has been delivered. Thank you, and every happiness to the couple!\n${link}`,
  cancelled: (number, link) =>
    `Namaste from ${BRAND.name}. Your order ${number} has been cancelled. If this is a mistake, please write to us.\n${link}`,
};
