import { PATHS } from '#src/config/paths.ts';
import { MANAGE_BLOGS } from '#src/content/manage-blogs.ts';
import { forgetDesks } from '#src/data/forget-desks.ts';
import { AdminFrame } from '#src/features/admin/admin-frame.tsx';
import { BlogManager } from '#src/features/blogs/blog-manager.tsx';

export default function ManageBlogsPage() {
  return (
    <AdminFrame title={MANAGE_BLOGS.title} path={PATHS.manageBlogs} forget={forgetDesks}>
      {(guard) => <BlogManager guard={guard} />}
    </AdminFrame>
  );
}
