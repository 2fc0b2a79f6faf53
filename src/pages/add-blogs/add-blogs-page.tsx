import { useSearchParams } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { AdminFrame } from '#src/features/admin/admin-frame.tsx';
import { BlogForm, EditedForm } from '#src/features/blogs/blog-form.tsx';
import { ADD_BLOG } from '#text/manage-blogs.ts';

/** /add-blogs: a new blog, or the one that `?draft=ID` or `?published=ID` names. */
export default function AddBlogsPage() {
  const [search] = useSearchParams();
  const kind = search.has('draft') ? 'draft' : 'published';
  const id = search.get(kind);
  return (
    <AdminFrame title={id === null ? ADD_BLOG.pageTitle : ADD_BLOG.editTitle} path={PATHS.addBlogs}>
      {(guard) =>
        id === null ? (
          <BlogForm key="new" guard={guard} />
        ) : (
          <EditedForm key={id} kind={kind} id={id} guard={guard} />
        )
      }
    </AdminFrame>
  );
}
