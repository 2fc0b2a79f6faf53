import { useRef } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { formatDay } from '#src/domain/dates.ts';
import type { Guard } from '#src/lib/guard.ts';
import { usePages } from '#src/lib/use-pages.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { DeleteButton } from '#src/ui/delete-button.tsx';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { MorePages } from '#src/ui/more-pages.tsx';
import { useDeletion } from '#src/ui/use-deletion.ts';
import { BLOGS } from '#text/blogs.ts';
import { MANAGE_BLOGS as text } from '#text/manage-blogs.ts';
import { BlogImage } from './blog-image.tsx';
import styles from './blog-manager.module.css';
import { deleteBlog } from './blogs-api.ts';
import { listBlogs } from './read-blogs.ts';

interface BlogManagerProps {
  guard: Guard;
}

/** All blogs as cards, each with a Delete button that asks for confirmation. */
export function BlogManager({ guard }: BlogManagerProps) {
  const pages = usePages(listBlogs);
  const { status, items: blogs, drop } = pages;
  const list = useRef<HTMLUListElement>(null);
  const { pending, deleting, requestDeletion, dialog } = useDeletion({
    items: blogs,
    list,
    remove: async ({ id }) => {
      await guard(() => deleteBlog(id));
      drop(id);
    },
    texts: text,
  });

  return (
    <div aria-busy={status === 'reading'}>
      <div className={styles.top}>
        <LinkButton to={PATHS.addBlogs} small>
          {text.add}
        </LinkButton>
      </div>
      <ul ref={list} className={styles.cards} tabIndex={-1}>
        {blogs.map((blog) => (
          <li key={blog.id} className={styles.card} aria-busy={deleting.has(blog.id) || undefined}>
            {blog.imageUrl && (
              <div>
                <BlogImage address={blog.imageUrl} />
              </div>
            )}
            <div className={styles.body}>
              {blog.createdAt && <p className={styles.date}>{formatDay(blog.createdAt)}</p>}
              <h2 className={styles.title}>{blog.title}</h2>
              <p className={styles.text}>{blog.content}</p>
              <DeleteButton
                text={text.remove}
                label={text.removeLabel(blog.title)}
                deleting={deleting.has(blog.id)}
                onDelete={() => requestDeletion(blog)}
              />
            </div>
          </li>
        ))}
      </ul>
      {status === 'ready' && blogs.length === 0 && (
        <EmptyState title={text.empty.title} line={text.empty.line} />
      )}
      <MorePages pages={pages} unreachable={BLOGS.unreachable} older={BLOGS.older} />
      <ConfirmDialog
        {...dialog}
        title={text.question}
        line={text.questionLine(pending?.title ?? '')}
        keep={text.keep}
        confirm={text.remove}
      />
    </div>
  );
}
