import { PATHS } from '#src/config/paths.ts';
import { usePages } from '#src/lib/use-pages.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { MorePages } from '#src/ui/more-pages.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { BLOGS } from '#text/blogs.ts';
import { isToCome } from './blog.ts';
import { BlogArticle } from './blog-article.tsx';
import styles from './blog-list.module.css';
import { listBlogs } from './read-blogs.ts';

export function BlogList() {
  const pages = usePages(listBlogs);
  const { status, next } = pages;
  const blogs = pages.items.filter((blog) => !isToCome(blog, Date.now()));
  const { unreachable, empty, older } = BLOGS;

  return (
    <div className={blogs.length === 0 ? styles.room : undefined} aria-busy={status === 'reading'}>
      {blogs.map((blog, index) => (
        <BlogArticle key={blog.id} blog={blog} lead={index === 0} address={PATHS.blog(blog.id)} />
      ))}
      {status === 'reading' && blogs.length === 0 && <BlogListSkeleton />}
      {status === 'ready' && blogs.length === 0 && (
        <EmptyState title={empty.title} line={empty.line}>
          <LinkButton to={PATHS.home}>{empty.home}</LinkButton>
        </EmptyState>
      )}
      {(next || status === 'unreachable') && (
        <div className={styles.after}>
          <MorePages pages={pages} unreachable={unreachable} older={older} />
        </div>
      )}
    </div>
  );
}

/** The size of the first blog; appears only if loading takes a moment. */
function BlogListSkeleton() {
  return (
    <div className={styles.reading} role="status">
      <VisuallyHidden>{BLOGS.reading}</VisuallyHidden>
      <span className={styles.block} />
      <span className={styles.lines}>
        <span />
        <span />
        <span />
      </span>
    </div>
  );
}
