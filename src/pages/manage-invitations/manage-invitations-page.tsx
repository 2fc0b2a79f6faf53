import { PATHS } from '#src/config/paths.ts';
import { AdminFrame } from '#src/features/admin/admin-frame.tsx';
import { InvitationManager } from '#src/features/invitation-owner/invitation-manager.tsx';
import { MANAGE_INVITATIONS } from '#text/invitation-owner.ts';

/** /manage-invitations: every couple's invitation, for the owner. */
export default function ManageInvitationsPage() {
  return (
    <AdminFrame title={MANAGE_INVITATIONS.title} path={PATHS.manageInvitations}>
      {(guard) => <InvitationManager guard={guard} />}
    </AdminFrame>
  );
}
