import { useCallback, useEffect, useState } from 'react';
import type { Guard } from '#src/lib/guard.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { ADD_BLOG } from '#text/manage-blogs.ts';
import { BlogForm } from './blog-form.tsx';
import type { EditedBlog } from './edited-blog.ts';
import { readEdited } from './edited-blog.ts';

interface EditedFormProps extends Pick<EditedBlog, 'kind' | 'id'> {
  readonly guard: Guard;
}

/** The form with a draft or a published blog in it. */
export function EditedForm({ kind, id, guard }: EditedFormProps) {
  const [edited, setEdited] = useState<EditedBlog | 'opening' | 'failed'>('opening');
  const read = useCallback(() => {
    setEdited('opening');
    guard(() => readEdited(kind, id)).then(
      (found) => setEdited(found ?? 'failed'),
      () => setEdited('failed'),
    );
  }, [kind, id, guard]);
  useEffect(read, [read]);
  if (edited === 'opening') return <p role="status">{ADD_BLOG.opening}</p>;
  if (edited === 'failed')
    return (
      <Notice title={ADD_BLOG.notOpened.title}>
        <p>{ADD_BLOG.notOpened.line}</p>
        <Button look="link" onClick={read}>
          {ADD_BLOG.notOpened.retry}
        </Button>
      </Notice>
    );
  return <BlogForm guard={guard} edited={edited} />;
}
