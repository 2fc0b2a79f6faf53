import type { FormEvent } from 'react';
import { useState } from 'react';
import type { Family } from '#src/domain/guests/family.ts';
import type { FamilyChange, ListChange } from '#src/domain/guests/family-change.ts';
import type { FunctionKey, Invitation } from '#src/domain/invitation/invitation.ts';
import { FUNCTION_KEYS } from '#src/domain/invitation/invitation.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/check-field.tsx';
import listStyles from '#src/ui/desk-list.module.css';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { useDialogSave } from '#src/ui/use-dialog-save.ts';
import { focusInvalidField, REFUSED_NUMBER } from '#src/ui/use-number-field.ts';
import { GUESTS } from '#text/invitations/guests.ts';
import { FunctionChecks, LANGUAGE_OPTIONS, SeatsField, sideOptions } from '../family-fields.tsx';
import { familyWithTooManyTags, newFamily, parseTags } from '../family-form.ts';
import styles from '../guests.module.css';
import { notDone } from '../not-done.ts';

const texts = GUESTS.bulk;
const AS_IS = { value: 'asIs', label: texts.asIs } as const;

interface BulkDialogProps {
  readonly invitation: Invitation;
  readonly families: readonly Family[];
  readonly open: boolean;
  readonly onChange: (change: FamilyChange) => Promise<void>;
  readonly onClose: () => void;
}

export function BulkDialog({ open, onClose, ...rest }: BulkDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.title(rest.families.length)}>
      <BulkForm open={open} onClose={onClose} {...rest} />
    </Dialog>
  );
}

function BulkForm({ invitation, families, onChange, onClose }: BulkDialogProps) {
  const usual = newFamily(invitation);
  const [changesFunctions, setChangesFunctions] = useState(false);
  const [functions, setFunctions] = useState(usual.functions);
  const [changesSeats, setChangesSeats] = useState(false);
  const [seats, setSeats] = useState(usual.seats);
  const [side, setSide] = useState<Family['side'] | 'asIs'>('asIs');
  const [language, setLanguage] = useState<Family['language'] | 'asIs'>('asIs');
  const [addTags, setAddTags] = useState('');
  const [removeTags, setRemoveTags] = useState('');
  const { busy, save } = useDialogSave(onClose, notDone);
  const lacksFunctions = changesFunctions && functions.length === 0;
  const tags = { added: parseTags(addTags), removed: parseTags(removeTags) };
  const change: FamilyChange = {
    ...(changesFunctions ? { functions: onlyTo(functions) } : {}),
    ...(changesSeats ? { seats } : {}),
    ...(side === 'asIs' ? {} : { side }),
    ...(language === 'asIs' ? {} : { language }),
    ...(tags.added.length + tags.removed.length > 0 ? { tags } : {}),
  };
  const isTyped = Object.keys(change).length > 0;
  const tooMany = familyWithTooManyTags(families, change);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (focusInvalidField(event.currentTarget, REFUSED_NUMBER)) return;
    if (lacksFunctions || tooMany) return;
    void save(() => onChange(change), texts.done(families.length));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate data-unsaved={isTyped || undefined}>
      <p>{texts.line}</p>
      <div>
        <CheckField checked={changesFunctions} onChange={setChangesFunctions}>
          {texts.functions}
        </CheckField>
        {changesFunctions && (
          <FunctionChecks
            invitation={invitation}
            chosen={functions}
            error={lacksFunctions ? GUESTS.form.errors.functions : undefined}
            onChoose={setFunctions}
          />
        )}
        <CheckField checked={changesSeats} onChange={setChangesSeats}>
          {texts.seats}
        </CheckField>
        {changesSeats && <SeatsField value={seats} onChange={setSeats} />}
      </div>
      <SelectField
        label={GUESTS.form.side}
        value={side}
        options={[AS_IS, ...sideOptions(invitation)]}
        onChoose={setSide}
      />
      <SelectField
        label={GUESTS.form.language}
        value={language}
        options={[AS_IS, ...LANGUAGE_OPTIONS]}
        onChoose={setLanguage}
      />
      <TextField
        label={texts.addTags}
        hint={GUESTS.form.tagsHint}
        value={addTags}
        autoComplete="off"
        error={tooMany && texts.tagsLong(tooMany.name)}
        onChange={({ target }) => setAddTags(target.value)}
      />
      <TextField
        label={texts.removeTags}
        value={removeTags}
        autoComplete="off"
        onChange={({ target }) => setRemoveTags(target.value)}
      />
      <div className={listStyles.actions}>
        <Button type="submit" busy={busy}>
          {GUESTS.form.save}
        </Button>
        <Button look="link" onClick={onClose}>
          {GUESTS.form.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Replaces all functions of the families, including those that are no longer on the page. */
function onlyTo(functions: readonly FunctionKey[]): ListChange<FunctionKey> {
  return { added: functions, removed: FUNCTION_KEYS.filter((key) => !functions.includes(key)) };
}
