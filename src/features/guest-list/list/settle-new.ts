import type { Family } from '#src/domain/guests/family.ts';
import { changeBetween } from '#src/domain/guests/family-change.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { readFamily, typedOver } from '../family-form.ts';
import { dropEdit, keepEdit, typedEdit } from '../typed-guests.ts';

/**
 * Ends the editing of a new family that is on the list after all, because only the response was lost: saved again
 * with another name, it would be replaced. What was typed since then becomes a change of that family.
 */
export function settleNew(invitation: Invitation, families: readonly Family[]): void {
  const { code } = invitation;
  const edit = typedEdit(code, 'new');
  const stored = edit && families.find(({ id }) => id === edit.id);
  if (!stored) return;
  dropEdit(code, 'new');
  const read = (typed: typeof edit.typed) => readFamily(typedOver(stored, typed, invitation)).family;
  if (Object.keys(changeBetween(read({}), read(edit.typed))).length > 0)
    keepEdit(code, { ...edit, editing: stored, isSaving: false });
}
