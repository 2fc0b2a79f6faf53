import { PATHS } from '#src/config/paths.ts';
import { TextArea, TextField } from '#src/ui/field.tsx';
import { Link } from '#src/ui/link.tsx';
import { PostedForm } from '#src/ui/posted-form.tsx';
import { CONTACT } from '#text/contact.ts';
import styles from './contact-page.module.css';

const { form } = CONTACT;

/** Posts to the form service (specification §5, §7); no field is required. */
export function ContactForm() {
  return (
    <section aria-labelledby="contact-form-title">
      <h2 className={styles.title} id="contact-form-title">
        {form.title}
      </h2>
      <PostedForm draft="contact" text={form} className={styles.form} labelledBy="contact-form-title">
        <TextField label={form.name} name="name" type="text" autoComplete="name" maxLength={80} />
        <TextField label={form.email} name="email" type="email" autoComplete="email" inputMode="email" />
        <TextArea label={form.message} name="message" hint={form.messageHint} maxLength={2_000} />
      </PostedForm>
      <p className={styles.note}>
        {form.note} <Link to={PATHS.privacy}>{form.privacy}</Link>
      </p>
    </section>
  );
}
