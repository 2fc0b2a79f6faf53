import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { backendFailure } from '#src/lib/backend-failure.ts';
import { newDocumentId } from '#src/lib/document-id.ts';
import { clearDraft, readDraft, writeDraft } from '#src/lib/form-draft.ts';
import type { Guard } from '#src/lib/guard.ts';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { TextArea, TextField } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { notify } from '#src/ui/toast.tsx';
import { ADD_BLOG } from '#text/manage-blogs.ts';
import { safeImage } from './blog.ts';
import { BlogArticle } from './blog-article.tsx';
import type { BlogField } from './blog-draft.ts';
import { BLOG_FIELDS, parseBlog } from './blog-draft.ts';
import styles from './blog-form.module.css';
import { addBlog } from './blogs-api.ts';
import { showsPicture } from './shows-picture.ts';

const DRAFT = 'blog';
const EMPTY: Record<BlogField, string> = { title: '', content: '', imageUrl: '' };

interface BlogFormProps {
  guard: Guard;
}

/** Form for a new blog with a live preview. Saves a draft while typing. */
export function BlogForm({ guard }: BlogFormProps) {
  const [typed, setTyped] = useState(() => ({ ...EMPTY, ...readDraft(DRAFT) }));
  const [errors, setErrors] = useState<Partial<Record<BlogField, string>>>({});
  const [failure, setFailure] = useState<'refused' | 'line'>();
  const [busy, setBusy] = useState(false);
  /** Submitting the same text again reuses the id, so a retry cannot create a second blog. */
  const attempt = useRef({ id: '', content: '' });

  function change(field: BlogField, text: string) {
    const now = { ...typed, [field]: text };
    setTyped(now);
    writeDraft(DRAFT, now);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const sendBack = (found: Partial<Record<BlogField, string>>) => {
      setErrors(found);
      const first = elements.namedItem(BLOG_FIELDS.find((field) => found[field]) ?? 'title');
      if (first instanceof HTMLElement) first.focus();
    };
    if (busy) return;
    const { value: blog, errors: found } = parseBlog(typed);
    setErrors(found);
    setFailure(undefined);
    if (!blog) return sendBack(found);
    const content = JSON.stringify(blog);
    if (attempt.current.content !== content) attempt.current = { id: newDocumentId(), content };
    setBusy(true);
    if (navigator.onLine && !(await showsPicture(blog.imageUrl))) {
      setBusy(false);
      return sendBack({ imageUrl: ADD_BLOG.errors.noPicture });
    }
    try {
      await guard(() => addBlog(attempt.current.id, blog));
      attempt.current = { id: '', content: '' };
      setTyped(EMPTY);
      clearDraft(DRAFT);
      notify.success(ADD_BLOG.added);
    } catch (error) {
      setFailure(backendFailure(error) === 'refused' ? 'refused' : 'line');
      notify.error(ADD_BLOG.failed.title);
    }
    setBusy(false);
  }

  const field = (name: BlogField) => ({
    name,
    required: true,
    readOnly: busy,
    value: typed[name],
    error: errors[name],
  });
  const anything = BLOG_FIELDS.some((name) => typed[name].trim());

  return (
    <div className={styles.columns}>
      <form className={styles.form} method="dialog" noValidate onSubmit={submit}>
        {failure && (
          <Notice title={ADD_BLOG.failed.title}>
            <p>{ADD_BLOG.failed[failure]}</p>
          </Notice>
        )}
        <TextField
          label={ADD_BLOG.title}
          {...field('title')}
          onChange={({ target }) => change('title', target.value)}
        />
        <TextArea
          label={ADD_BLOG.content}
          hint={ADD_BLOG.contentHint}
          rows={10}
          {...field('content')}
          onChange={({ target }) => change('content', target.value)}
        />
        <TextField
          label={ADD_BLOG.imageUrl}
          type="url"
          inputMode="url"
          placeholder={ADD_BLOG.placeholder}
          {...field('imageUrl')}
          onChange={({ target }) => change('imageUrl', target.value)}
        />
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            {ADD_BLOG.submit}
          </Button>
          <LinkButton to={PATHS.manageBlogs} look="secondary">
            {ADD_BLOG.viewAll}
          </LinkButton>
        </div>
      </form>
      <section className={styles.preview} aria-label={ADD_BLOG.preview}>
        <p className={styles.previewTitle}>{ADD_BLOG.preview}</p>
        {anything ? (
          <div className={styles.page}>
            <BlogArticle
              blog={{
                title: typed.title,
                content: typed.content.trim(),
                imageUrl: safeImage(typed.imageUrl.trim()),
                createdAt: undefined,
              }}
            />
          </div>
        ) : (
          <p>{ADD_BLOG.previewEmpty}</p>
        )}
      </section>
    </div>
  );
}
