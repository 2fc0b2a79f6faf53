/** The shop's own code that the proofs run, by the names that they use. Loaded through Vite (shop-code.ts), which puts the settings in. */
import * as photoOutbox from '#src/features/album-upload/photo-outbox.ts';
import * as blogs from '#src/features/blogs/read-blogs.ts';
import * as bookings from '#src/features/bookings/bookings-api.ts';
import * as messages from '#src/features/messages/messages-api.ts';
import * as messageOutbox from '#src/features/messages/outbox/message-outbox.ts';
import * as send from '#src/features/messages/outbox/send-message.ts';
import * as orders from '#src/features/orders/orders-api.ts';
import * as orderOutbox from '#src/features/orders/placing/order-outbox.ts';
import * as replyOutbox from '#src/features/replies/reply-outbox.ts';
import * as background from '#src/lib/outbox/background-send.ts';

export {
  background,
  blogs,
  bookings,
  messageOutbox,
  messages,
  orderOutbox,
  orders,
  photoOutbox,
  replyOutbox,
  send,
};
