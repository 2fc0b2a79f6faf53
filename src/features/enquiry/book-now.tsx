import { whatsappLink } from '#src/lib/whatsapp.ts';
import type { ButtonLook } from '#src/ui/button.tsx';
import { OutLink } from '#src/ui/button.tsx';

interface BookNowProps {
  /** As the specification writes it on that page: 'BOOK NOW', 'Book Now', 'Order Now'. */
  words: string;
  /** What opens in WhatsApp, ready to send. */
  text: string;
  /** Id of the item's title, since the words are the same on every row. */
  describedBy?: string;
  look?: ButtonLook;
  full?: boolean;
}

/** A plain anchor that opens a chat with the shop, the booking already typed. */
export function BookNow({ words, text, describedBy, look = 'primary', full = false }: BookNowProps) {
  return (
    <OutLink
      href={whatsappLink(text)}
      look={look}
      small
      full={full}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
    >
      {words}
    </OutLink>
  );
}
