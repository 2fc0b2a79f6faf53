import { useEffect, useId, useRef, useState } from 'react';
import { LIMITS } from '#src/domain/blog/limits.ts';
import { newDocumentId } from '#src/lib/document-id.ts';
import type { PictureFault } from '#src/lib/pictures/picture-error.ts';
import { PictureError } from '#src/lib/pictures/picture-error.ts';
import { Button } from '#src/ui/button.tsx';
import fileStyles from '#src/ui/file-field.module.css';
import { ADD_BLOG } from '#text/manage-blogs.ts';
import styles from './blog-form.module.css';
import type { PictureChange } from './blogs-api.ts';

const text = ADD_BLOG.phone;

interface PhonePictureProps {
  readonly picture: ReturnType<typeof usePhonePicture>;
  /** While the blog is being saved, no other picture can be chosen. */
  readonly busy: boolean;
}

export function PhonePicture({ picture, busy }: PhonePictureProps) {
  const { state, has, choose, reset } = picture;
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.choose}>
        {has ? text.another : text.choose}
      </label>
      <input
        id={id}
        type="file"
        accept="image/*"
        className={fileStyles.file}
        disabled={busy}
        aria-describedby={`${id}-line`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void choose(file);
          target.value = '';
        }}
      />
      <p id={`${id}-line`}>{text.line}</p>
      <p role="status" className={styles.pictureState}>
        {state === 'working' && text.working}
        {state !== 'ready' && state !== 'working' && text.faults[state]}
      </p>
      {has && (
        <Button look="link" onClick={reset}>
          {text.remove}
        </Button>
      )}
    </div>
  );
}

const LONGEST = 1_200;

/**
 * The picture from a phone that a blog has, or that is being chosen for it.
 *
 * @param stored id of the former; one that this form has not changed follows it
 */
export function usePhonePicture(stored: string | undefined) {
  /** `null`: none; missing: the stored one. */
  const [chosen, setChosen] = useState<{ readonly id: string; readonly blob: Blob } | null>();
  const [address, setAddress] = useState<string>();
  const [state, setState] = useState<'ready' | 'working' | PictureFault>('ready');

  const id = chosen === undefined ? stored : chosen?.id;
  const blob = chosen?.blob;
  useEffect(() => {
    if (!blob) return setAddress(undefined);
    const shown = URL.createObjectURL(blob);
    setAddress(shown);
    return () => URL.revokeObjectURL(shown);
  }, [blob]);

  /** Of the last choice; an earlier one may take longer. */
  const choice = useRef(0);
  const choose = async (file: File) => {
    choice.current += 1;
    const own = choice.current;
    setState('working');
    try {
      const { shrinkInWorker } = await import('#src/lib/pictures/shrink-in-worker.ts');
      const { blob: small } = await shrinkInWorker(file, { longest: LONGEST, bytes: LIMITS.blogPicture.max });
      if (own !== choice.current) return;
      setChosen({ id: newDocumentId(), blob: small });
      setState('ready');
    } catch (error) {
      if (own !== choice.current) return;
      setState(error instanceof PictureError ? error.fault : 'broken');
    }
  };
  const reset = () => {
    choice.current += 1;
    setChosen(null);
    setState('ready');
  };
  const change = (): PictureChange => ({
    ...(id && { keeps: { id, ...(blob && { blob }) } }),
    ...(stored !== id && { drops: stored }),
  });
  /** A reload would lose it. */
  const isChanged = id !== stored || state === 'working';
  return { id, address, has: id !== undefined, isChanged, state, choose, reset, change };
}
