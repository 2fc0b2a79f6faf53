import { FORM_ACTION } from '#src/config/forms.ts';
import { POP_UP } from '#src/content/app.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/field.tsx';
import styles from './enquiry-sheet.module.css';
import { stayAway } from './use-pop-up-moment.ts';

/**
 * The pop-up's letter sheet: a plain browser form to the form-forwarding provider (SPEC §5 and §7), nothing in it
 * required, the provider's captcha switched off by a hidden field.
 */
export function EnquirySheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={POP_UP.title}>
      <p>{POP_UP.line}</p>
      <form className={styles.form} method="post" action={FORM_ACTION} onSubmit={stayAway}>
        <input type="hidden" name="_captcha" value="false" />
        <TextField label={POP_UP.name} name="Username" type="text" autoComplete="name" maxLength={80} />
        <TextField label={POP_UP.phone} name="phone" type="text" inputMode="numeric" autoComplete="tel" />
        <TextField label={POP_UP.email} name="email" type="email" autoComplete="email" />
        <Button type="submit" full>
          {POP_UP.send}
        </Button>
      </form>
    </Dialog>
  );
}
