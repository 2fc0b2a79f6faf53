import { ADD_BLOG } from '#text/manage-blogs.ts';
import { safeImage } from './blog.ts';
import { BlogArticle } from './blog-article.tsx';
import type { BlogField } from './blog-draft.ts';
import styles from './blog-form.module.css';
import type { usePhonePicture } from './use-phone-picture.ts';

interface BlogPreviewProps {
  readonly typed: Readonly<Record<BlogField, string>>;
  readonly picture: ReturnType<typeof usePhonePicture>;
}

/** The blog as it will be shown. */
export function BlogPreview({ typed, picture }: BlogPreviewProps) {
  const { title, content, imageUrl } = typed;
  const anything = picture.has || [title, content, imageUrl].some((text) => text.trim());
  return (
    <section className={styles.preview} aria-label={ADD_BLOG.preview}>
      <p className={styles.previewTitle}>{ADD_BLOG.preview}</p>
      {anything ? (
        <div className={styles.page}>
          <BlogArticle
            blog={{
              title,
              content: content.trim(),
              imageUrl: picture.address ?? safeImage(imageUrl.trim()),
              picture: picture.address ? undefined : picture.id,
              createdAt: undefined,
            }}
          />
        </div>
      ) : (
        <p>{ADD_BLOG.previewEmpty}</p>
      )}
    </section>
  );
}
