import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import styles from './field.module.css';

interface FieldBase {
  label: string;
  /** What is wrong and how to correct it. */
  error?: string | undefined;
  hint?: string | undefined;
  optional?: string | undefined;
}

type InputProps = FieldBase & Omit<ComponentProps<'input'>, 'className' | 'id'>;
type AreaProps = FieldBase & Omit<ComponentProps<'textarea'>, 'className' | 'id'>;

export function described(id: string, error?: string, hint?: string) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined };
}

export function FieldFrame({
  id,
  label,
  error,
  hint,
  optional,
  children,
}: FieldBase & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

export function TextField({ label, error, hint, optional, ...input }: InputProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} optional={optional}>
      <input {...input} id={id} className={styles.input} {...described(id, error, hint)} />
    </FieldFrame>
  );
}

export function TextArea({ label, error, hint, optional, ...area }: AreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} optional={optional}>
      <textarea rows={4} {...area} id={id} className={styles.area} {...described(id, error, hint)} />
    </FieldFrame>
  );
}
