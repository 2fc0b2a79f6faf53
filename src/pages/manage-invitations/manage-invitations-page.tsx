import { PATHS } from '#src/config/paths.ts';
import { forgetDesks } from '#src/data/forget-desks.ts';
import { AdminFrame } from '#src/features/admin/admin-frame.tsx';
import { InvitationManager } from '#src/features/invitation-owner/invitation-manager.tsx';
import { MANAGE_INVITATIONS } from '#text/invitation-owner.ts';

/** /manage-invitations: every couple's invitation, for the owner. */
export default function ManageInvitationsPage() {
  return (
    <AdminFrame title={MANAGE_INVITATIONS.title} path={PATHS.manageInvitations} forget={forgetDesks}>
      {(guard) => <InvitationManager guard={guard} />}
    </AdminFrame>
  );
}
