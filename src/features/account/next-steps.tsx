import { INVITATION_PRICE } from '#src/config/shop-facts.ts';
import { SITE } from '#src/config/site.ts';
import { rupees } from '#src/lib/money.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { whatsappLink } from '#src/lib/whatsapp.ts';
import { OutLink } from '#src/ui/button.tsx';
import { INVITATION_ACCOUNT } from '#text/invitation-account.ts';
import styles from './save-panel.module.css';

const { next: texts } = INVITATION_ACCOUNT;

/** After saving: what happens next, when, what it costs, and whom to call. */
export function NextSteps({ email }: { readonly email: string }) {
  return (
    <div className={styles.next}>
      <h4 className={styles.question}>{texts.title}</h4>
      <ol>
        <li>{texts.read(email)}</li>
        <li>
          {INVITATION_PRICE === undefined ? texts.priceOnRequest : texts.price(rupees(INVITATION_PRICE))}
        </li>
        <li>{texts.publish}</li>
      </ol>
      <p className={styles.links}>
        <OutLink look="link" href={`tel:${SITE.phone}`}>
          {texts.call(formatPhone(SITE.phone))}
        </OutLink>
        <OutLink look="link" href={whatsappLink(texts.enquiry)}>
          {texts.ask}
        </OutLink>
      </p>
    </div>
  );
}
