import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { CheckField } from './check-field.tsx';
import listStyles from './desk-list.module.css';
import type { useSelection } from './use-selection.ts';

interface SelectionBarProps {
  selection: ReturnType<typeof useSelection>;
  texts: {
    readonly selectAll: string;
    readonly selected: (count: number) => string;
    readonly clear: string;
  };
  shown: string;
  progress?: string | undefined;
  children: ReactNode;
}

export function SelectionBar({ selection, texts, shown, progress, children }: SelectionBarProps) {
  const { allSelected, selectAll, clear } = selection;
  const count = selection.chosen.length;
  return (
    <div className={`${listStyles.bar} ${count > 0 ? listStyles.selection : ''}`}>
      <CheckField checked={allSelected} onChange={selectAll}>
        {texts.selectAll}
      </CheckField>
      <p role="status">{progress ?? (count > 0 ? texts.selected(count) : shown)}</p>
      {count > 0 && (
        <>
          {children}
          <Button look="link" onClick={clear}>
            {texts.clear}
          </Button>
        </>
      )}
    </div>
  );
}
