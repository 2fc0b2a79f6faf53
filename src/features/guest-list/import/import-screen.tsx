import type { ChangeEvent, FormEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { Button } from '#src/ui/button.tsx';
import listStyles from '#src/ui/desk-list.module.css';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { TextArea } from '#src/ui/field.tsx';
import fileStyles from '#src/ui/file-field.module.css';
import { notify } from '#src/ui/toast.tsx';
import { useFocusOnChange } from '#src/ui/use-focus-on-change.ts';
import { GUESTS } from '#text/invitations/guests.ts';
import { UNSAVED_GUESTS } from '#text/invitations/unsaved-guests.ts';
import styles from '../guests.module.css';
import { PrivacyLine } from '../privacy-line.tsx';
import type { ImportReading } from '../typed-guests.ts';
import { changeImport, isUnsavedImport, NO_READING, useTypedGuests } from '../typed-guests.ts';
import type { useGuestList } from '../use-guest-list.ts';
import { ImportPreview } from './import-preview.tsx';
import type { FoundRow } from './import-row.ts';
import { EMPTY_ROW } from './import-row.ts';
import { namedRow, withNumbers } from './read-cells.ts';
import { readImport, textOfFile, withIds } from './read-import.ts';
import { numbersIn } from './read-numbers.ts';
import { putInBox, startImport } from './use-import.ts';

const texts = GUESTS.import;
const unsaved = UNSAVED_GUESTS.import;

interface ImportScreenProps {
  readonly invitation: Invitation;
  readonly guestList: ReturnType<typeof useGuestList>;
  readonly onBack: () => void;
}

/** What is not saved is kept while the couple looks at another part of its desk. */
export function ImportScreen({ invitation, guestList, onBack }: ImportScreenProps) {
  const { code } = invitation;
  const { importing } = useTypedGuests(code);
  const { reading, text, readText, saving, isCorrected } = importing;
  const [asked, setAsked] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(title, reading);
  // What was saved is not shown again.
  useEffect(() => () => changeImport(code, (left) => (isUnsavedImport(left) ? {} : NO_READING)), [code]);
  const back = () => {
    if (isUnsavedImport(importing) && saving?.at !== 'work') notify.blank(unsaved.kept);
    onBack();
  };
  const pasteAgain = () => {
    setAsked(false);
    changeImport(code, () => NO_READING);
  };
  return (
    <section aria-labelledby="import-title">
      <Button look="link" icon="chevronLeft" onClick={back}>
        {GUESTS.back}
      </Button>
      <h2 ref={title} tabIndex={-1} id="import-title" className={styles.title}>
        {reading ? texts.preview : texts.title}
      </h2>
      {reading ? (
        <ImportPreview
          invitation={invitation}
          guestList={guestList}
          reading={reading}
          onAgain={() => (isCorrected ? setAsked(true) : pasteAgain())}
          onBack={back}
        />
      ) : (
        <PasteStep
          text={text}
          onType={(typed) => changeImport(code, () => ({ text: typed }))}
          onFile={(chosen) => putInBox(chosen, code)}
          onRead={(found, read) => startImport(found, read, invitation)}
        />
      )}
      <ConfirmDialog
        open={asked}
        title={unsaved.question}
        line={text.trim() === '' || text !== readText ? unsaved.lostLine : unsaved.line}
        keep={unsaved.keep}
        confirm={unsaved.confirm}
        onKeep={() => setAsked(false)}
        onConfirm={pasteAgain}
      />
    </section>
  );
}

/** Larger files are not even opened: contacts with their pictures are seldom larger. */
const FILE_MAX_BYTES = 32 * 1024 * 1024;

interface PasteStepProps {
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onFile: (text: string) => void;
  /** `text`: what was read, if it was text. */
  readonly onRead: (reading: ImportReading, text: string) => void;
}

function PasteStep({ text, onType, onFile, onRead }: PasteStepProps) {
  const fileId = useId();
  const [error, setError] = useState<string>();

  const read = (pasted: string) => {
    const reading = readImport(pasted);
    if ('refused' in reading) setError(texts.refused[reading.refused]);
    else onRead(reading, pasted);
    return reading;
  };
  const look = (event: FormEvent) => {
    event.preventDefault();
    read(text);
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    try {
      if (file.size > FILE_MAX_BYTES) setError(texts.refused.tooLarge);
      else {
        const chosen = textOfFile(await file.text());
        const reading = read(chosen);
        // A larger one would slow the page down.
        if (!('refused' in reading && reading.refused === 'tooLarge')) onFile(chosen);
      }
    } catch {
      setError(texts.refused.unreadable);
    }
    target.value = '';
  };
  const pick = async () => {
    try {
      const rows = await pickContacts();
      if (rows.length > 0) onRead({ rows: withIds(rows), unused: [] }, '');
    } catch {
      setError(texts.contactsFailed);
    }
  };
  return (
    <form className={styles.paste} onSubmit={look} noValidate>
      <p>{texts.line}</p>
      <PrivacyLine />
      <TextArea
        label={texts.paste}
        placeholder={texts.sample}
        rows={8}
        autoComplete="off"
        spellCheck={false}
        value={text}
        error={error}
        onChange={({ target }) => {
          onType(target.value);
          setError(undefined);
        }}
      />
      <div className={listStyles.actions}>
        <Button type="submit">{texts.look}</Button>
        {hasContactPicker() && (
          <Button look="secondary" onClick={() => void pick()}>
            {texts.contacts}
          </Button>
        )}
      </div>
      <div className={styles.group}>
        <label htmlFor={fileId} className={styles.label}>
          {texts.file}
        </label>
        <p id={`${fileId}-hint`}>{texts.fileHint}</p>
        <input
          id={fileId}
          type="file"
          accept=".csv,.tsv,.txt,.vcf,text/csv,text/plain,text/vcard,text/x-vcard"
          aria-describedby={`${fileId}-hint`}
          className={fileStyles.file}
          onChange={(event) => void choose(event)}
        />
      </div>
    </form>
  );
}

/** The Contact Picker API of Chrome for Android, which is missing from TypeScript's types. */
interface ContactsManager {
  readonly select: (properties: readonly string[], options: { multiple: boolean }) => Promise<unknown>;
}

const picked = v.array(
  v.object({ name: v.optional(v.array(v.string()), []), tel: v.optional(v.array(v.string()), []) }),
);

function contactsManager(): ContactsManager | undefined {
  const contacts: unknown = 'contacts' in navigator ? navigator.contacts : undefined;
  return isManager(contacts) ? contacts : undefined;
}

function isManager(value: unknown): value is ContactsManager {
  return (
    typeof value === 'object' && value !== null && 'select' in value && typeof value.select === 'function'
  );
}

/** Some browsers have the API and fail all the same. */
function hasContactPicker(): boolean {
  return contactsManager() !== undefined;
}

/** Empty if nobody is chosen. Rejects where the browser cannot show the contacts. */
async function pickContacts(): Promise<readonly FoundRow[]> {
  const chosen = await contactsManager()?.select(['name', 'tel'], { multiple: true });
  return v.parse(picked, chosen ?? []).map(({ name, tel }) => {
    const source = [...name, ...tel].join(', ');
    return withNumbers({ ...EMPTY_ROW, ...namedRow(name[0] ?? ''), source }, tel.map(numbersIn), []);
  });
}
