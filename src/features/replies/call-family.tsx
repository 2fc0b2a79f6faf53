import type { Contact } from '#src/domain/invitation/invitation.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import styles from './call-family.module.css';

interface CallFamilyProps {
  readonly contacts: readonly Contact[];
  readonly line: string;
  readonly without: string;
}

/** For what cannot be done on the page. */
export function CallFamily({ contacts, line, without }: CallFamilyProps) {
  if (contacts.length === 0) return <p>{without}</p>;
  return (
    <>
      <p>{line}</p>
      <ul className={styles.numbers}>
        {contacts.map(({ name, phone }) => (
          <li key={phone}>
            <a href={`tel:${phone}`}>
              <span {...textLanguage(name)}>{name}</span> <span>{formatPhone(phone)}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
