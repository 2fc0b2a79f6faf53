import type { ReactNode } from 'react';
import type { PictureSource } from '#src/config/media.ts';
import { Picture } from '#src/ui/picture.tsx';
import styles from './picture-choice.module.css';

interface PictureChoiceProps<Value extends string> {
  /** Form name of the group, unique on the page; several grids may share it. */
  readonly name: string;
  readonly value: Value;
  readonly options: ReadonlyArray<{
    readonly value: Value;
    readonly label: ReactNode;
    readonly picture: PictureSource;
  }>;
  readonly onChoose: (value: Value) => void;
}

export function PictureChoice<Value extends string>(props: PictureChoiceProps<Value>) {
  const { name, value, options, onChoose } = props;
  return (
    <div className={styles.grid}>
      {options.map((option) => (
        <label key={option.value} className={styles.tile}>
          <span className={styles.picture}>
            <Picture
              source={option.picture}
              sizes="(min-width: 640px) 120px, 28vw"
              fill
              position="50% 100%"
            />
          </span>
          <span className={styles.label}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
