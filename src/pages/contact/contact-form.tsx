import { FORM_ACTION } from '#src/config/forms.ts';
import { CONTACT } from '#src/content/contact.ts';
import { Button } from '#src/ui/button.tsx';
import { TextArea, TextField } from '#src/ui/field.tsx';
import styles from './contact-page.module.css';

const { form } = CONTACT;

/** A plain browser form to the form-forwarding provider (SPEC §7): it works without scripts, and nothing is required. */
export function ContactForm() {
  return (
    <form className={styles.form} method="post" action={FORM_ACTION} aria-labelledby="contact-form-title">
      <h2 className={styles.title} id="contact-form-title">
        {form.title}
      </h2>
      <TextField label={form.name} name="name" type="text" autoComplete="name" maxLength={80} />
      <TextField label={form.email} name="email" type="email" autoComplete="email" inputMode="email" />
      <TextArea label={form.message} name="message" hint={form.messageHint} maxLength={2_000} />
      <div>
        <Button type="submit">{form.send}</Button>
        <p className={styles.note}>{form.note}</p>
      </div>
    </form>
  );
}
