import { useId } from 'react';
import { Button } from '#src/ui/button.tsx';
import { ADD_BLOG } from '#text/manage-blogs.ts';
import styles from './blog-form.module.css';
import type { usePhonePicture } from './use-phone-picture.ts';

const text = ADD_BLOG.phone;

/** Chooses a picture on this phone in place of a link. */
export function PhonePicture({ picture }: { readonly picture: ReturnType<typeof usePhonePicture> }) {
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
        className={styles.file}
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
