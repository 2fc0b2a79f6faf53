import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { downloadText } from '#src/lib/download.ts';
import { Button } from './button.tsx';
import styles from './held-data.module.css';

export interface HeldFact {
  readonly label: string;
  readonly value: string;
  /** Whether somebody typed it: it is quoted, so that nobody takes it for ours. */
  readonly isTyped?: boolean;
}

interface HeldDataProps {
  readonly title: string;
  readonly heading: 'h2' | 'h3';
  readonly line: ReactNode;
  readonly facts: readonly HeldFact[];
  readonly note: string;
  readonly download: string;
  /** Without its ending. */
  readonly file: string;
  readonly data: object;
  /** Whom to contact about erasing. */
  readonly children: ReactNode;
}

/** What is stored about somebody, as text and as a file. Takes the focus, as it appears by a press. */
export function HeldData(props: HeldDataProps) {
  const { title, heading: Title, line, facts, note, download, file, data, children } = props;
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} tabIndex={-1} className={styles.held} aria-labelledby="held-title">
      <Title id="held-title">{title}</Title>
      <p>{line}</p>
      <dl className={styles.facts}>
        {facts.map(({ label, value, isTyped = false }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{isTyped ? <q>{value}</q> : value}</dd>
          </div>
        ))}
      </dl>
      <p>{note}</p>
      <div className={styles.actions}>
        <Button
          look="secondary"
          onClick={() => downloadText(`${file}.json`, 'application/json', JSON.stringify(data, undefined, 2))}
        >
          {download}
        </Button>
        {children}
      </div>
    </section>
  );
}
