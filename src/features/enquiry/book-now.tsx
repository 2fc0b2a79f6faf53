import { whatsappLink } from '#src/lib/whatsapp.ts';
import type { ButtonLook } from '#src/ui/button.tsx';
import { OutLink } from '#src/ui/button.tsx';

interface BookNowProps {
  /** 'BOOK NOW', 'Book Now' or 'Order Now', as in the specification. */
  label: string;
  text: string;
  /** Id of the title of the item: the label is the same on every row. */
  describedBy?: string;
  look?: ButtonLook;
  full?: boolean;
}

/** Link to a WhatsApp chat with the message prefilled. */
export function BookNow({ label, text, describedBy, look = 'primary', full = false }: BookNowProps) {
  return (
    <OutLink
      href={whatsappLink(text)}
      look={look}
      small
      full={full}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
    >
      {label}
    </OutLink>
  );
}
