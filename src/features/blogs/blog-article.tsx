import { useId, useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { formatDay } from '#src/domain/dates.ts';
import { ShareButton } from '#src/ui/share-button.tsx';
import { BLOGS } from '#text/blogs.ts';
import type { Blog } from './blog.ts';
import styles from './blog-article.module.css';
import { BlogImage } from './blog-image.tsx';

/** Above this many characters or lines a blog is shown collapsed. */
const COLLAPSE_LENGTH = 700;
const COLLAPSE_LINES = 9;

interface BlogArticleProps {
  blog: Omit<Blog, 'id'>;
  lead?: boolean;
  /** Shows the share button; off in the preview. */
  shared?: boolean;
}

/** One blog as plain text with line breaks, dated in Indian Standard Time. `lead` shows it large. */
export function BlogArticle({ blog, lead = false, shared = false }: BlogArticleProps) {
  const [open, setOpen] = useState(false);
  const textId = useId();
  const { title, content, imageUrl, createdAt } = blog;
  const long = content.length > COLLAPSE_LENGTH || content.split('\n').length > COLLAPSE_LINES;
  const className = [styles.blog, lead && styles.lead, !imageUrl && styles.plain].filter(Boolean).join(' ');

  return (
    <article className={className}>
      {imageUrl && (
        <div className={styles.picture}>
          <BlogImage address={imageUrl} eager={lead} />
        </div>
      )}
      <div className={styles.body}>
        {createdAt && (
          <time className={styles.date} dateTime={createdAt.toISOString()}>
            {formatDay(createdAt)}
          </time>
        )}
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text} id={textId} data-folded={long && !open}>
          {content}
        </p>
        {long && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={open}
            aria-controls={textId}
            onClick={() => setOpen(!open)}
          >
            {open ? BLOGS.readLess : BLOGS.readMore}
          </button>
        )}
        {shared && (
          <div className={styles.share}>
            <ShareButton title={title} to={PATHS.blogs} label={BLOGS.share} />
          </div>
        )}
      </div>
    </article>
  );
}
