import { PATHS } from '#src/config/paths.ts';
import { forgetDesks } from '#src/data/forget-desks.ts';
import { AdminFrame } from '#src/features/admin/admin-frame.tsx';
import { BlogForm } from '#src/features/blogs/blog-form.tsx';
import { ADD_BLOG } from '#text/manage-blogs.ts';

export default function AddBlogsPage() {
  return (
    <AdminFrame title={ADD_BLOG.pageTitle} path={PATHS.addBlogs} forget={forgetDesks}>
      {(guard) => <BlogForm guard={guard} />}
    </AdminFrame>
  );
}
