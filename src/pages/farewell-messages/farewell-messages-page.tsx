import { useSearchParams } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { AdminFrame } from '#src/features/admin/admin-frame.tsx';
import { BranchFilter } from '#src/features/messages/inbox/branch-filter.tsx';
import { MessageList } from '#src/features/messages/inbox/message-list.tsx';
import { findBranch } from '#text/catalogue/farewell-branches.ts';
import { MESSAGE_LISTS } from '#text/message-lists.ts';

const { title, file } = MESSAGE_LISTS.farewell;

/** /display-farewell-messages, of all branches or of `?branch=it`. */
export default function FarewellMessagesPage() {
  const [search, setSearch] = useSearchParams();
  const branch = findBranch(search.get('branch') ?? undefined)?.id;
  return (
    <AdminFrame title={title} path={PATHS.farewellMessages} forHelpers>
      {(guard, role) => (
        <MessageList
          label={title}
          file={file}
          collection="farewellMessages"
          branch={branch}
          guard={guard}
          isOwner={role === 'owner'}
          filter={
            <BranchFilter
              branch={branch}
              onChange={(chosen) => setSearch(chosen ? { branch: chosen } : {}, { replace: true })}
            />
          }
        />
      )}
    </AdminFrame>
  );
}
