import { PATHS } from '#src/config/paths.ts';
import { AdminFrame } from '#src/features/admin/admin-frame.tsx';
import { BlogManager } from '#src/features/blogs/blog-manager.tsx';
import { MANAGE_BLOGS } from '#text/manage-blogs.ts';

export default function ManageBlogsPage() {
  return (
    <AdminFrame title={MANAGE_BLOGS.title} path={PATHS.manageBlogs}>
      {(guard) => <BlogManager guard={guard} />}
    </AdminFrame>
  );
}
