import type { FocusEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { formatDay } from '#src/domain/dates.ts';
import { linksIn } from '#src/lib/links-in.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { Link } from '#src/ui/link.tsx';
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
  /** For the title and the share button; absent in the preview. */
  address?: string;
  /** On its own page a blog is shown in full, under the page's heading. */
  alone?: boolean;
}

/** Dated in Indian Standard Time. `lead` shows it large. */
export function BlogArticle({ blog, lead = false, address, alone = false }: BlogArticleProps) {
  const [open, setOpen] = useState(alone);
  const textId = useId();
  const { title, content, imageUrl, picture, createdAt } = blog;
  const long = !alone && (content.length > COLLAPSE_LENGTH || content.split('\n').length > COLLAPSE_LINES);
  const hasPicture = imageUrl !== undefined || picture !== undefined;
  const reached = useRef<Element>(null);
  /** For Tab, which reaches links that the fold hides. On a press, the link could move before the click. */
  const unfold = ({ target }: FocusEvent) => {
    if (!target.matches(':focus-visible')) return;
    reached.current = target;
    setOpen(true);
  };
  useEffect(() => {
    if (open) reached.current?.scrollIntoView({ block: 'nearest' });
    reached.current = null;
  }, [open]);
  const className = [styles.blog, lead && styles.lead, !hasPicture && styles.plain].filter(Boolean).join(' ');

  return (
    <article className={className}>
      {hasPicture && (
        <div className={styles.picture}>
          <BlogImage blog={blog} eager={lead} />
        </div>
      )}
      <div className={styles.body}>
        {createdAt && (
          <time className={styles.date} dateTime={createdAt.toISOString()}>
            {formatDay(createdAt)}
          </time>
        )}
        {alone ? (
          <h1 className={styles.title} {...textLanguage(title)}>
            {title}
          </h1>
        ) : (
          <h2 className={styles.title} {...textLanguage(title)}>
            {address ? <Link to={address}>{title}</Link> : title}
          </h2>
        )}
        <p
          className={styles.text}
          id={textId}
          data-folded={long && !open}
          onFocus={long && !open ? unfold : undefined}
          {...textLanguage(content)}
        >
          <LinkedText text={content} />
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
        {address && (
          <div className={styles.share}>
            <ShareButton title={title} to={address} label={BLOGS.share} />
          </div>
        )}
      </div>
    </article>
  );
}

function LinkedText({ text }: { readonly text: string }) {
  let end = 0;
  return linksIn(text).map((part) => {
    end += part.text.length;
    return part.address ? (
      <a key={end} href={part.address} target="_blank" rel="noopener noreferrer">
        {part.text}
      </a>
    ) : (
      part.text
    );
  });
}
