import type { FormEvent } from 'react';
import { useState } from 'react';
import type { Family, FamilyFields } from '#src/domain/guests/family.ts';
import { newFamilyId } from '#src/domain/guests/family.ts';
import { familyLink } from '#src/domain/guests/family-link.ts';
import { LIMITS } from '#src/domain/guests/limits.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { Button } from '#src/ui/button.tsx';
import { copyText } from '#src/ui/copy-text.ts';
import listStyles from '#src/ui/desk-list.module.css';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextArea, TextField } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PhoneField } from '#src/ui/phone-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { notify } from '#src/ui/toast.tsx';
import { useDialogSave } from '#src/ui/use-dialog-save.ts';
import { focusInvalidField, REFUSED_NUMBER } from '#src/ui/use-number-field.ts';
import { useWork } from '#src/ui/use-work.ts';
import { GUESTS } from '#text/invitations/guests.ts';
import { UNSAVED_GUESTS } from '#text/invitations/unsaved-guests.ts';
import { FunctionChecks, LANGUAGE_OPTIONS, SeatsField, SideField } from '../family-fields.tsx';
import type { TypedFamily } from '../family-form.ts';
import { readFamily, typedOver } from '../family-form.ts';
import styles from '../guests.module.css';
import { notDone } from '../not-done.ts';
import { PrivacyLine } from '../privacy-line.tsx';
import { dropEdit, editKey, keepEdit, typedEdit, useTypedGuests } from '../typed-guests.ts';
import { settleNew } from './settle-new.ts';

const texts = GUESTS.form;
const unsaved = UNSAVED_GUESTS.edit;

interface FamilyDialogProps {
  readonly invitation: Invitation;
  /** A family to edit, `new` to add one, or `undefined` when closed. */
  readonly editing: Family | 'new' | undefined;
  readonly families: readonly Family[];
  /** Rejects if it could not be saved. A new family has the same id at every attempt, so that it is added once. */
  readonly onSave: (fields: FamilyFields, id: string) => Promise<void>;
  readonly onRenew: (family: Family) => Promise<void>;
  readonly onRemove: (family: Family) => void;
  readonly onClose: () => void;
}

/** Only Cancel discards the input: closed in another way, the dialog shows it again. */
export function FamilyDialog({ editing, onClose, ...rest }: FamilyDialogProps) {
  const close = () => {
    if (editing === 'new') settleNew(rest.invitation, rest.families);
    const edit = editing && typedEdit(rest.invitation.code, editing);
    if (edit && !edit.isSaving) notify.blank(unsaved.kept);
    onClose();
  };
  return (
    <Dialog open={editing !== undefined} onClose={close} title={editing === 'new' ? texts.add : texts.edit}>
      {editing && <FamilyForm editing={editing} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

type FamilyFormProps = FamilyDialogProps & { readonly editing: Family | 'new' };

function FamilyForm({ invitation, editing, families, onSave, onRenew, onRemove, onClose }: FamilyFormProps) {
  const stored = editing === 'new' ? undefined : editing;
  const { code } = invitation;
  const edit = useTypedGuests(code).families[editKey(editing)];
  const [wasLeft] = useState(edit !== undefined);
  const typed = typedOver(editing, edit?.typed ?? {}, invitation);
  const [checked, setChecked] = useState(false);
  const drop = () => dropEdit(code, editing);
  const cancel = () => {
    drop();
    onClose();
  };
  const end = () => {
    const current = typedEdit(code, editing);
    // What is typed while saving is not saved.
    if (current && current.typed !== edit?.typed) keepEdit(code, { ...current, isSaving: false });
    else drop();
    onClose();
  };
  const { busy, save } = useDialogSave(end, notDone);
  const isSaving = busy || edit?.isSaving === true;
  const { family, errors } = readFamily(typed);
  const shown = checked ? errors : {};
  const twin = families.find(
    ({ id, phone }) => phone && phone === family.phone && id !== (stored ?? edit)?.id,
  );
  const change = (fields: Partial<TypedFamily>) => {
    const before = typedEdit(code, editing) ?? { editing, id: stored?.id ?? newFamilyId(), typed: {} };
    const next = { ...before.typed, ...fields };
    const text = (changes: typeof next) => JSON.stringify(typedOver(editing, changes, invitation));
    if (text(next) === text({})) drop();
    else keepEdit(code, { ...before, typed: next });
  };
  const markSaving = (id: string, now: boolean) => {
    const current = typedEdit(code, editing);
    if (current?.id === id) keepEdit(code, { ...current, isSaving: now });
  };
  const store = async (id: string) => {
    markSaving(id, true);
    try {
      await onSave(family, id);
    } catch (error) {
      markSaving(id, false);
      throw error;
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (focusInvalidField(event.currentTarget, REFUSED_NUMBER)) return;
    setChecked(true);
    // A new family has an id from the first letter on; without any, its name is missing.
    const id = (stored ?? edit)?.id;
    if (Object.keys(errors).length > 0 || isSaving || id === undefined) return;
    void save(() => store(id), stored ? texts.saved : texts.added(family.name));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {wasLeft && edit && !isSaving && <p>{unsaved.before}</p>}
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        value={typed.name}
        error={shown.name}
        autoComplete="off"
        onChange={({ target }) => change({ name: target.value })}
      />
      <PhoneField
        label={texts.phone}
        optional={texts.optional}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        value={typed.phone}
        error={shown.phone}
        {...(twin ? { hint: texts.twin(twin.name) } : {})}
        onChange={({ target }) => change({ phone: target.value })}
      />
      <SeatsField value={typed.seats} onChange={(seats) => change({ seats })} />
      <FunctionChecks
        invitation={invitation}
        chosen={typed.functions}
        error={shown.functions}
        onChoose={(functions) => change({ functions })}
      />
      <SideField invitation={invitation} value={typed.side} onChoose={(side) => change({ side })} />
      <SelectField
        label={texts.language}
        value={typed.language}
        options={LANGUAGE_OPTIONS}
        onChoose={(language) => change({ language })}
      />
      <TextField
        label={texts.tags}
        hint={texts.tagsHint}
        optional={texts.optional}
        value={typed.tags}
        error={shown.tags}
        autoComplete="off"
        onChange={({ target }) => change({ tags: target.value })}
      />
      <TextArea
        label={texts.note}
        optional={texts.optional}
        rows={2}
        maxLength={LIMITS.replyNote.max}
        value={typed.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <PrivacyLine />
      <div className={listStyles.actions}>
        <Button type="submit" busy={isSaving}>
          {texts.save}
        </Button>
        <Button look="link" onClick={cancel}>
          {texts.cancel}
        </Button>
        {stored && (
          <Button
            look="link"
            icon="trash"
            onClick={() => {
              drop();
              onRemove(stored);
            }}
          >
            {GUESTS.remove}
          </Button>
        )}
      </div>
      {stored && <FamilyLinkActions code={invitation.code} family={stored} onRenew={onRenew} />}
    </form>
  );
}

interface FamilyLinkActionsProps {
  readonly code: string;
  readonly family: Family;
  readonly onRenew: (family: Family) => Promise<void>;
}

/** To copy the link, or to replace it when it has come into the wrong hands. */
function FamilyLinkActions({ code, family, onRenew }: FamilyLinkActionsProps) {
  const [question, setQuestion] = useState<'none' | 'asked' | 'answered'>('none');
  const { busy, run } = useWork(notDone);
  const address = familyLink(code, family.id);

  const copyLink = () => copyText(address, { copied: texts.copied, failed: GUESTS.notDone });
  const renew = async () => {
    await run(() => onRenew(family), GUESTS.renew.done);
    setQuestion('answered');
  };
  return (
    <div className={styles.group}>
      <p className={styles.label}>{texts.link}</p>
      <p className={styles.address}>{address}</p>
      {question === 'asked' ? (
        <Notice title={GUESTS.renew.title} line={GUESTS.renew.line}>
          <div className={listStyles.actions}>
            <Button look="secondary" small autoFocus onClick={() => setQuestion('answered')}>
              {GUESTS.renew.keep}
            </Button>
            <Button look="danger" small busy={busy} onClick={() => void renew()}>
              {GUESTS.renew.action}
            </Button>
          </div>
        </Notice>
      ) : (
        <div className={listStyles.actions}>
          <Button look="link" icon="copy" onClick={() => void copyLink()}>
            {texts.copy}
          </Button>
          <Button look="link" autoFocus={question === 'answered'} onClick={() => setQuestion('asked')}>
            {GUESTS.renew.action}
          </Button>
        </div>
      )}
    </div>
  );
}
