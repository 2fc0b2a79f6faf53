import { useId } from 'react';
import type { BranchId } from '#src/catalogue/farewell-branches.ts';
import { BRANCHES, findBranch } from '#src/catalogue/farewell-branches.ts';
import { MESSAGE_LISTS as text } from '#src/content/messages.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './branch-filter.module.css';

interface BranchFilterProps {
  branch: BranchId | undefined;
  onChange: (branch: BranchId | undefined) => void;
}

export function BranchFilter({ branch, onChange }: BranchFilterProps) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label className={styles.label} htmlFor={id}>
        {text.branchFilter}
      </label>
      <span className={styles.field}>
        <select
          id={id}
          className={styles.select}
          value={branch ?? ''}
          onChange={({ target }) => onChange(findBranch(target.value)?.id)}
        >
          <option value="">{text.allBranches}</option>
          {BRANCHES.map(({ id: branchId, name }) => (
            <option key={branchId} value={branchId}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={20} />
      </span>
    </div>
  );
}
