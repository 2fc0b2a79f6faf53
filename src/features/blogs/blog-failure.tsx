import { showDay } from '#src/domain/show-day.ts';
import { Notice } from '#src/ui/notice.tsx';
import { MANAGE_BLOGS, ADD_BLOG as text } from '#text/manage-blogs.ts';
import styles from './blog-failure.module.css';
import { BlogImage } from './blog-image.tsx';
import type { EditedBlog } from './edited-blog.ts';
import type { BlogFailure } from './save-blog.ts';

export type Action = keyof typeof text.failed.titles;

/** An attempt to save a blog that has failed, or may have. */
export interface Failure {
  readonly action: Action;
  readonly why: BlogFailure;
  /** What somebody else has saved meanwhile. */
  readonly theirs: EditedBlog | undefined;
  readonly mine: EditedBlog;
}

export function titleOf({ action, why }: Pick<Failure, 'action' | 'why'>): string {
  return why === 'unsure' ? text.failed.unsureTitle : text.failed.titles[action];
}

/** Says why a blog was not saved. */
export function FailureNotice({ failure }: { readonly failure: Failure }) {
  const { why, theirs, mine } = failure;
  return (
    <Notice title={titleOf(failure)}>
      <p>{text.failed[why]}</p>
      {theirs && <Theirs theirs={theirs} mine={mine} />}
    </Notice>
  );
}

/** What somebody else has saved: its texts, and what else differs from this form's. */
function Theirs({ theirs, mine }: Readonly<Record<'theirs' | 'mine', EditedBlog>>) {
  const { typed, picture } = theirs;
  const hasOtherPicture = picture !== mine.picture || typed.imageUrl !== mine.typed.imageUrl;
  const link = typed.imageUrl === '' ? text.theirs.noPicture : typed.imageUrl;
  return (
    <blockquote className={styles.theirs}>
      <p>{typed.title}</p>
      <p>{typed.content}</p>
      {hasOtherPicture && (picture ? <BlogImage blog={{ imageUrl: undefined, picture }} /> : <p>{link}</p>)}
      {typed.day !== mine.typed.day && (
        <p>{typed.day === '' ? text.theirs.noDay : MANAGE_BLOGS.appears(showDay(typed.day))}</p>
      )}
    </blockquote>
  );
}
