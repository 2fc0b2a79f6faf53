import { useSearchParams } from 'react-router-dom';
import { isBranch, PATHS } from '#src/config/paths.ts';
import { MESSAGE_LISTS } from '#src/content/messages.ts';
import { AdminFrame } from '#src/features/admin/admin-frame.tsx';
import { BranchFilter } from '#src/features/messages/branch-filter.tsx';
import { MessageList } from '#src/features/messages/message-list.tsx';

const { title, file } = MESSAGE_LISTS.farewell;

/** /display-farewell-messages: the farewells, of all branches or the one in the address (`?branch=it`). */
export default function FarewellMessagesPage() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('branch') ?? undefined;
  const branch = isBranch(asked) ? asked : undefined;
  return (
    <AdminFrame title={title} path={PATHS.farewellMessages}>
      {(guard) => (
        <MessageList
          label={title}
          file={file}
          collection="farewellMessages"
          branch={branch}
          guard={guard}
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
