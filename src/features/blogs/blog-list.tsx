import { PATHS } from '#src/config/paths.ts';
import { BLOGS } from '#src/content/blogs.ts';
import { usePages } from '#src/lib/use-pages.ts';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { BlogArticle } from './blog-article.tsx';
import styles from './blog-list.module.css';
import { listBlogs } from './read-blogs.ts';

/** Public list of blogs, newest first, 20 at a time. */
export function BlogList() {
  const { status, items: blogs, next, more } = usePages(listBlogs);
  const { unreachable, empty } = BLOGS;

  return (
    <div className={blogs.length === 0 ? styles.room : undefined} aria-busy={status === 'reading'}>
      {blogs.map((blog, index) => (
        <BlogArticle key={blog.id} blog={blog} lead={index === 0} shared />
      ))}
      {status === 'reading' && blogs.length === 0 && <BlogListSkeleton />}
      {status === 'ready' && blogs.length === 0 && (
        <EmptyState title={empty.title} line={empty.line}>
          <LinkButton to={PATHS.home}>{empty.home}</LinkButton>
        </EmptyState>
      )}
      {status === 'unreachable' && (
        <div className={styles.after}>
          <Notice title={unreachable.title}>
            <p>{unreachable.line}</p>
            <Button look="link" onClick={more}>
              {unreachable.retry}
            </Button>
          </Notice>
        </div>
      )}
      {next && status !== 'unreachable' && (
        <div className={styles.after}>
          <Button look="secondary" busy={status === 'reading'} onClick={more}>
            {BLOGS.older}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Skeleton the size of the first blog; it appears only if loading takes a moment. */
function BlogListSkeleton() {
  return (
    <div className={styles.reading} role="status">
      <span className={styles.skeletonText}>{BLOGS.reading}</span>
      <span className={styles.block} />
      <span className={styles.lines}>
        <span />
        <span />
        <span />
      </span>
    </div>
  );
}
