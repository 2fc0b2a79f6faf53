import type { FormEvent } from 'react';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { formatDay } from '#src/domain/dates.ts';
import { indiaDay } from '#src/domain/india-time.ts';
import type { Guard } from '#src/lib/guard.ts';
import { useRead } from '#src/lib/use-read.ts';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { TextArea, TextField } from '#src/ui/field.tsx';
import { Unreachable } from '#src/ui/more-pages.tsx';
import { notify } from '#src/ui/toast.tsx';
import { ADD_BLOG } from '#text/manage-blogs.ts';
import { safeImage } from './blog.ts';
import { BlogArticle } from './blog-article.tsx';
import type { BlogField, TypedBlog } from './blog-draft.ts';
import { BLOG_FIELDS, draftErrors, momentOf, parseBlog, showsPicture } from './blog-draft.ts';
import type { Action, Failure } from './blog-failure.tsx';
import { FailureNotice, titleOf } from './blog-failure.tsx';
import styles from './blog-form.module.css';
import type { Check } from './blogs-api.ts';
import { changeBlog, publishBlog, saveDraft } from './blogs-api.ts';
import type { EditedBlog } from './edited-blog.ts';
import { readEdited } from './edited-blog.ts';
import { PhonePicture, usePhonePicture } from './phone-picture.tsx';
import { blogFailure, OvertakenError, saveBlog } from './save-blog.ts';
import { EMPTY_BLOG, useNewBlog } from './use-new-blog.ts';

type Errors = Partial<TypedBlog>;

interface BlogFormProps {
  readonly guard: Guard;
  readonly edited?: EditedBlog;
}

/** A new blog is kept on this device while it is typed. */
export function BlogForm({ guard, edited }: BlogFormProps) {
  const added = useNewBlog(edited === undefined, () => {
    startOver();
    notify.success(ADD_BLOG.already);
  });
  const [first] = useState(edited?.typed ?? added.first);
  const [typed, setTyped] = useState(first);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<Failure>();
  /** What was last read of the blog that is edited. */
  const [opened, setOpened] = useState(edited);
  const [busy, setBusy] = useState(false);
  const picture = usePhonePicture(opened?.picture);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const published = edited?.kind === 'published';
  const isOut = published && edited.typed.day === '';
  const isTyped = edited !== undefined && typed !== first;

  function change(field: keyof TypedBlog, text: string) {
    const now = { ...typed, [field]: text };
    setTyped(now);
    added.change(now);
  }

  function startOver() {
    added.clear();
    setTyped(EMPTY_BLOG);
    picture.reset();
  }

  async function run(action: Action, id: string, work: (check?: Check) => Promise<void>, done: string) {
    setBusy(true);
    setFailure(undefined);
    added.attempt(typed);
    const kind = action === 'draft' ? 'draft' : 'published';
    const imageUrl = picture.has && action !== 'draft' ? '' : typed.imageUrl;
    const wanted = { kind, id, typed: { ...typed, imageUrl }, picture: picture.id } as const;
    try {
      await guard(() => saveBlog({ opened, wanted, write: work }));
      notify.success(done);
      if (edited) {
        // The owner may have gone to another page meanwhile.
        if (form.current) navigate(PATHS.manageBlogs);
        return;
      }
      startOver();
    } catch (error) {
      const why = blogFailure(error);
      const theirs = error instanceof OvertakenError ? error.theirs : undefined;
      if (theirs) {
        // Otherwise their picture would hide the link that is typed here.
        if (theirs.picture && typed.imageUrl && typed.imageUrl !== opened?.typed.imageUrl) picture.reset();
        setOpened(theirs);
      }
      setFailure({ action, why, theirs, mine: wanted });
      notify.error(titleOf({ action, why }));
    }
    setBusy(false);
  }

  function mustWait(): boolean {
    const isPictureLate = picture.state === 'working';
    if (isPictureLate) notify.error(ADD_BLOG.phone.wait);
    return busy || isPictureLate;
  }

  function sendBack(found: Errors) {
    setErrors(found);
    const first = [...BLOG_FIELDS, 'day'].find((field) => field in found) ?? 'title';
    const field = form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (mustWait()) return;
    const { value: blog, errors: found } = parseBlog(typed, picture.has);
    const moment = momentOf(typed.day, Date.now());
    const all = moment === 'wrong' ? { ...found, day: ADD_BLOG.errors.day } : found;
    setErrors(all);
    if (!blog || moment === 'wrong') return sendBack(all);
    if (blog.imageUrl && navigator.onLine) {
      setBusy(true);
      const isPicture = await showsPicture(blog.imageUrl);
      setBusy(false);
      if (!isPicture) return sendBack({ imageUrl: ADD_BLOG.errors.noPicture });
    }
    const id = edited?.id ?? added.id();
    if (published) {
      const moved = isOut || typed.day === opened?.typed.day ? undefined : (moment ?? null);
      return run(
        'change',
        id,
        (check) => changeBlog(id, blog, picture.change(), moved, check),
        ADD_BLOG.changed,
      );
    }
    const done = moment ? ADD_BLOG.planned(formatDay(moment)) : ADD_BLOG.added;
    return run('add', id, (check) => publishBlog(id, blog, picture.change(), moment, check), done);
  }

  const keepAsDraft = () => {
    if (mustWait()) return;
    const found = draftErrors(typed, picture.has);
    if (Object.keys(found).length > 0) return sendBack(found);
    setErrors({});
    const id = edited?.id ?? added.id();
    void run('draft', id, (check) => saveDraft(id, typed, picture.change(), check), ADD_BLOG.drafted);
  };

  const field = (name: BlogField) => ({
    name,
    required: true,
    readOnly: busy,
    value: typed[name],
    error: errors[name],
  });
  const addText = typed.day ? ADD_BLOG.submitLater : ADD_BLOG.submit;

  return (
    <div className={styles.columns}>
      <form
        ref={form}
        className={styles.form}
        method="dialog"
        noValidate
        onSubmit={submit}
        data-unsaved={isTyped || added.isLost || picture.isChanged || undefined}
      >
        {failure && <FailureNotice failure={failure} />}
        <TextField
          label={ADD_BLOG.title}
          {...field('title')}
          onChange={({ target }) => change('title', target.value)}
        />
        <TextArea
          label={ADD_BLOG.content}
          hint={ADD_BLOG.contentLinks}
          rows={10}
          {...field('content')}
          onChange={({ target }) => change('content', target.value)}
        />
        {!picture.has && (
          <TextField
            label={ADD_BLOG.imageUrl}
            type="url"
            inputMode="url"
            placeholder={ADD_BLOG.placeholder}
            {...field('imageUrl')}
            onChange={({ target }) => change('imageUrl', target.value)}
          />
        )}
        <PhonePicture picture={picture} busy={busy} />
        {!isOut && (
          <TextField
            label={ADD_BLOG.day}
            hint={ADD_BLOG.dayHint}
            type="date"
            name="day"
            min={indiaDay(Date.now())}
            readOnly={busy}
            value={typed.day}
            error={errors.day}
            onChange={({ target }) => change('day', target.value)}
          />
        )}
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            {published ? ADD_BLOG.save : addText}
          </Button>
          {!published && (
            <Button look="secondary" onClick={keepAsDraft}>
              {ADD_BLOG.keepDraft}
            </Button>
          )}
          <LinkButton to={PATHS.manageBlogs} look="secondary">
            {ADD_BLOG.viewAll}
          </LinkButton>
        </div>
      </form>
      <BlogPreview typed={typed} picture={picture} />
    </div>
  );
}

interface BlogPreviewProps {
  readonly typed: Readonly<Record<BlogField, string>>;
  readonly picture: ReturnType<typeof usePhonePicture>;
}

function BlogPreview({ typed, picture }: BlogPreviewProps) {
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

interface EditedFormProps extends Pick<EditedBlog, 'kind' | 'id'> {
  readonly guard: Guard;
}

export function EditedForm({ kind, id, guard }: EditedFormProps) {
  const { found, again } = useRead(
    useCallback(async () => (await guard(() => readEdited(kind, id))) ?? 'failed', [kind, id, guard]),
  );
  if (found === 'reading') return <p role="status">{ADD_BLOG.opening}</p>;
  if (found === 'failed') return <Unreachable text={ADD_BLOG.notOpened} onRetry={again} />;
  return <BlogForm guard={guard} edited={found} />;
}
