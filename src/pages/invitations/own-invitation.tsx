import { SavePanel } from '#src/features/invitations/account/save-panel.tsx';
import { InvitationEditor } from '#src/features/invitations/editor/invitation-editor.tsx';

/** The editor with its way to the couple's account: what the page fetches when somebody begins. */
export function OwnInvitation() {
  return <InvitationEditor save={<SavePanel />} />;
}
