import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { isToCome } from '#src/features/blogs/blog.ts';
import { BlogArticle } from '#src/features/blogs/blog-article.tsx';
import { BlogHead } from '#src/features/blogs/blog-head.tsx';
import { readBlog } from '#src/features/blogs/read-blogs.ts';
import { useRead } from '#src/lib/use-read.ts';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { BLOGS, BLOG_PAGE as text } from '#text/blogs.ts';
import { UI } from '#text/ui.ts';
import styles from './blog-page.module.css';

/** /blogs/ID: one blog, whole. */
export default function BlogPage() {
  const { id = '' } = useParams();
  return (
    <Section>
      <Wrap>
        <p className={styles.back}>
          <LinkButton look="link" to={PATHS.blogs}>
            {text.back}
          </LinkButton>
        </p>
        <BlogOf key={id} id={id} />
      </Wrap>
    </Section>
  );
}

function BlogOf({ id }: { readonly id: string }) {
  const { found: blog, again } = useRead(
    useCallback(async () => {
      const found = await readBlog(id);
      return found && !isToCome(found, Date.now()) ? found : 'missing';
    }, [id]),
  );
  const path = PATHS.blog(id);
  if (typeof blog === 'object')
    return (
      <>
        <BlogHead blog={blog} />
        <BlogArticle blog={blog} address={path} lead alone />
      </>
    );
  return (
    <>
      <PageHead title={text.title} description={BLOGS.description} path={path} hidden />
      <VisuallyHidden as="div">
        <h1>{text.title}</h1>
      </VisuallyHidden>
      {blog === 'reading' && (
        <p className={styles.room} role="status">
          {text.reading}
        </p>
      )}
      {blog === 'missing' && (
        <EmptyState title={text.missing.title} line={text.missing.line}>
          <LinkButton to={PATHS.blogs}>{text.back}</LinkButton>
        </EmptyState>
      )}
      {blog === 'failed' && (
        <EmptyState title={BLOGS.unreachable.title} line={BLOGS.unreachable.line}>
          <Button onClick={again}>{UI.retry}</Button>
        </EmptyState>
      )}
    </>
  );
}
