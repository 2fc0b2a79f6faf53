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
import { newFamily, readFamily, typedFamily } from '../family-form.ts';
import styles from '../guests.module.css';
import { notDone } from '../not-done.ts';
import { PrivacyLine } from '../privacy-line.tsx';
import { dropEdits, editKey, keepEdit, typedEdit, useTypedGuests } from '../typed-guests.ts';

const texts = GUESTS.form;
const unsaved = UNSAVED_GUESTS.edit;

interface FamilyDialogProps {
  readonly invitation: Invitation;
  /** The family to edit, `new` to add one, or `undefined` when closed. */
  readonly editing: Family | 'new' | undefined;
  readonly families: readonly Family[];
  /** Rejects if it could not be saved. A new family has the same id at every attempt, so that it is added once. */
  readonly onSave: (fields: FamilyFields, id: string) => Promise<void>;
  readonly onRenew: (family: Family) => Promise<void>;
  readonly onRemove: (family: Family) => void;
  readonly onClose: () => void;
}

/** A family's details. Only Cancel gives up what was typed: closed in another way, the dialog shows it again. */
export function FamilyDialog({ editing, onClose, ...rest }: FamilyDialogProps) {
  const close = () => {
    if (editing && typedEdit(rest.invitation.code, editing)) notify.blank(unsaved.kept);
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
  const [newId] = useState(() => edit?.id ?? newFamilyId());
  const ownId = stored?.id ?? newId;
  const [start] = useState(() => typedFamily(stored ?? newFamily(invitation), invitation));
  const typed = edit?.typed ?? start;
  const [checked, setChecked] = useState(false);
  const drop = () => dropEdits(code, (key) => key === editKey(editing));
  const end = () => {
    drop();
    onClose();
  };
  const { busy, save } = useDialogSave(end, notDone);
  const { family, errors } = readFamily(typed);
  const shown = checked ? errors : {};
  const twin = families.find(({ id, phone }) => phone && phone === family.phone && id !== ownId);
  const change = (fields: Partial<TypedFamily>) => {
    const next = { ...(typedEdit(code, editing)?.typed ?? start), ...fields };
    if (JSON.stringify(next) === JSON.stringify(start)) drop();
    else keepEdit(code, { editing, id: ownId, typed: next });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (focusInvalidField(event.currentTarget, REFUSED_NUMBER)) return;
    setChecked(true);
    if (Object.keys(errors).length > 0) return;
    void save(() => onSave(family, ownId), stored ? texts.saved : texts.added(family.name));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate data-unsaved={edit !== undefined || undefined}>
      {wasLeft && edit && <p>{unsaved.before}</p>}
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
        <Button type="submit" busy={busy}>
          {texts.save}
        </Button>
        <Button look="link" onClick={end}>
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

/** A family's link: to copy, or to replace when it has come into the wrong hands. */
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
