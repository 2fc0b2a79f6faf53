import { PATHS } from '#src/config/paths.ts';
import { AdminFrame } from '#src/features/admin/admin-frame.tsx';
import { NewBlessings } from '#src/features/blessing-desk/new-blessings.tsx';
import { MANAGE_BLESSINGS } from '#text/manage-blessings.ts';

/** /manage-blessings: blessings of all couples that nobody has decided about. */
export default function ManageBlessingsPage() {
  return (
    <AdminFrame title={MANAGE_BLESSINGS.title} path={PATHS.manageBlessings} forHelpers>
      {(guard) => <NewBlessings guard={guard} />}
    </AdminFrame>
  );
}
