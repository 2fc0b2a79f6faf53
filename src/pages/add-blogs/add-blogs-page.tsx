import { PATHS } from '#src/config/paths.ts';
import { ADD_BLOG } from '#src/content/manage-blogs.ts';
import { forgetDesks } from '#src/data/forget-desks.ts';
import { AdminFrame } from '#src/features/admin/admin-frame.tsx';
import { BlogForm } from '#src/features/blogs/blog-form.tsx';

export default function AddBlogsPage() {
  return (
    <AdminFrame title={ADD_BLOG.pageTitle} path={PATHS.addBlogs} forget={forgetDesks}>
      {(guard) => <BlogForm guard={guard} />}
    </AdminFrame>
  );
}
