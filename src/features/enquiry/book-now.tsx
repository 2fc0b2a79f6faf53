import { useChosenDate } from '#src/data/chosen-date.ts';
import { whatsappLink } from '#src/lib/whatsapp.ts';
import type { ButtonLook } from '#src/ui/button.tsx';
import { Button, OutLink } from '#src/ui/button.tsx';
import { ENQUIRY } from '#text/enquiry.ts';
import { withDate } from './enquiry-text.ts';

interface BookNowProps {
  /** 'BOOK NOW', 'Book Now' or 'Order Now', as in the specification. */
  label: string;
  text: string;
  /** Id of the title of the item: the label is the same on every row. */
  describedBy?: string;
  look?: ButtonLook;
  /** Whether the item cannot be had at the moment. */
  isOut?: boolean | undefined;
}

/**
 * Link to a WhatsApp chat with the message prefilled, and with date and place if the visitor has chosen them; or in its place that the
 * item is not to be had.
 */
export function BookNow({ label, text, describedBy, look = 'primary', isOut }: BookNowProps) {
  const chosen = useChosenDate();
  const description = describedBy ? { 'aria-describedby': describedBy } : {};
  if (isOut) {
    return (
      <Button look={look} small disabled {...description}>
        {ENQUIRY.out}
      </Button>
    );
  }
  return (
    <OutLink href={whatsappLink(chosen ? withDate(text, chosen) : text)} look={look} small {...description}>
      {label}
    </OutLink>
  );
}
