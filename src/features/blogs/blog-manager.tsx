import type { ReactNode, RefObject } from 'react';
import { useCallback, useRef } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { BLOGS as BLOG_COLLECTION, BLOG_DRAFTS } from '#src/domain/collections.ts';
import { formatDay } from '#src/domain/dates.ts';
import type { Guard } from '#src/lib/guard.ts';
import type { PageCursor } from '#src/lib/pages-api.ts';
import { isGone } from '#src/lib/pages-api.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { usePages } from '#src/lib/use-pages.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { DeleteButton } from '#src/ui/delete-button.tsx';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { MorePages } from '#src/ui/more-pages.tsx';
import { useDeletion } from '#src/ui/use-deletion.ts';
import { useFocusBack } from '#src/ui/use-focus-back.ts';
import { BLOGS } from '#text/blogs.ts';
import { MANAGE_BLOGS as text } from '#text/manage-blogs.ts';
import type { Blog } from './blog.ts';
import { isToCome, safeImage } from './blog.ts';
import { BlogImage } from './blog-image.tsx';
import styles from './blog-manager.module.css';
import type { StoredDraft } from './blogs-api.ts';
import { deleteBlog, listDrafts } from './blogs-api.ts';
import { listBlogs } from './read-blogs.ts';

/** All drafts and blogs as cards, each to be edited, or deleted after a question. */
export function BlogManager({ guard }: { readonly guard: Guard }) {
  const readDrafts = useCallback((after?: PageCursor) => guard(() => listDrafts(after)), [guard]);
  const drafts = usePages(readDrafts);
  const blogs = usePages(listBlogs);
  const draftList = useRef<HTMLUListElement>(null);
  const blogList = useRef<HTMLUListElement>(null);
  const hasDrafts = drafts.items.length > 0 || drafts.status === 'unreachable';
  // The last draft removes its list.
  useFocusBack(blogList, drafts.items.length > 0);
  return (
    <>
      <div className={styles.top}>
        <LinkButton to={PATHS.addBlogs} small>
          {text.add}
        </LinkButton>
      </div>
      {hasDrafts && (
        <>
          <h2 className={styles.part}>{text.drafts}</h2>
          <Cards
            pages={drafts}
            list={draftList}
            edit={(id) => `${PATHS.addBlogs}?draft=${id}`}
            where={BLOG_DRAFTS}
            guard={guard}
            question={text.draftLine}
          />
          <h2 className={styles.part}>{text.published}</h2>
        </>
      )}
      <Cards
        pages={blogs}
        list={blogList}
        edit={(id) => `${PATHS.addBlogs}?published=${id}`}
        where={BLOG_COLLECTION}
        guard={guard}
        question={text.questionLine}
        date={(blog) => <BlogDate blog={blog} />}
        empty={<EmptyState title={text.empty.title} line={text.empty.line} />}
      />
    </>
  );
}

function BlogDate({ blog }: { readonly blog: Blog }) {
  if (!blog.createdAt) return null;
  const day = formatDay(blog.createdAt);
  return <p className={styles.date}>{isToCome(blog, Date.now()) ? text.appears(day) : day}</p>;
}

interface CardsProps<Item, Cursor> {
  readonly pages: ReturnType<typeof usePages<Item & { readonly id: string }, Cursor>>;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly edit: (id: string) => string;
  readonly where: typeof BLOG_COLLECTION | typeof BLOG_DRAFTS;
  readonly guard: Guard;
  /** What deleting one means, by its title. */
  readonly question: (title: string) => string;
  readonly date?: (item: Item) => ReactNode;
  readonly empty?: ReactNode;
}

function Cards<Item extends Blog | StoredDraft, Cursor>(props: CardsProps<Item, Cursor>) {
  const { pages, list, edit, where, guard, question, date, empty } = props;
  const { status, items, drop } = pages;
  const { pending, deleting, requestDeletion, dialog } = useDeletion({
    items,
    list,
    remove: (item) => guard(() => deleteBlog(item, where)),
    isGone: ({ id }) => guard(() => isGone(where, id)),
    onRemoved: ({ id }) => drop(id),
    texts: text,
  });
  return (
    <div aria-busy={status === 'reading'}>
      <ul ref={list} className={styles.cards} tabIndex={-1}>
        {items.map((item) => (
          <li key={item.id} className={styles.card} aria-busy={deleting.has(item.id) || undefined}>
            <Picture item={item} />
            <div className={styles.body}>
              {date?.(item)}
              <h2 className={styles.title} {...textLanguage(item.title)}>
                {titleOf(item)}
              </h2>
              <p className={styles.text} {...textLanguage(item.content)}>
                {item.content}
              </p>
              <div className={styles.actions}>
                <LinkButton look="link" to={edit(item.id)} aria-label={text.editLabel(titleOf(item))}>
                  {text.edit}
                </LinkButton>
                <DeleteButton
                  text={text.remove}
                  label={text.removeLabel(titleOf(item))}
                  deleting={deleting.has(item.id)}
                  onDelete={() => requestDeletion(item)}
                />
              </div>
            </div>
          </li>
        ))}
      </ul>
      {status === 'ready' && items.length === 0 && empty}
      <MorePages pages={pages} unreachable={BLOGS.unreachable} older={BLOGS.older} />
      <ConfirmDialog
        {...dialog}
        title={text.question}
        line={pending ? question(titleOf(pending)) : ''}
        keep={text.keep}
        confirm={text.remove}
      />
    </div>
  );
}

function titleOf({ title }: Blog | StoredDraft): string {
  return title || text.untitled;
}

function Picture({ item: { imageUrl, picture } }: { readonly item: Blog | StoredDraft }) {
  const address = safeImage(imageUrl);
  if (!address && !picture) return null;
  return (
    <div>
      <BlogImage blog={{ imageUrl: address, picture }} />
    </div>
  );
}
