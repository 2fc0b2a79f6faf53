import { PATHS } from '#src/config/paths.ts';
import { AdminFrame } from '#src/features/admin/admin-frame.tsx';
import { MessageList } from '#src/features/messages/inbox/message-list.tsx';
import { MESSAGE_LISTS } from '#text/message-lists.ts';

const { title, file } = MESSAGE_LISTS.couple;

export default function CoupleMessagesPage() {
  return (
    <AdminFrame title={title} path={PATHS.coupleMessages} forHelpers>
      {(guard, role) => (
        <MessageList
          label={title}
          file={file}
          collection="blesscouple"
          guard={guard}
          isOwner={role === 'owner'}
        />
      )}
    </AdminFrame>
  );
}
