import { useId } from 'react';
import type { Branch } from '#src/config/limits.ts';
import { BRANCHES } from '#src/config/limits.ts';
import { isBranch } from '#src/config/paths.ts';
import { BRANCH_NAMES } from '#src/content/farewell.ts';
import { MESSAGE_LISTS as words } from '#src/content/messages.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './branch-filter.module.css';

interface BranchFilterProps {
  branch: Branch | undefined;
  onChange: (branch: Branch | undefined) => void;
}

/** Narrows the farewells to one branch. */
export function BranchFilter({ branch, onChange }: BranchFilterProps) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label className={styles.label} htmlFor={id}>
        {words.branchFilter}
      </label>
      <span className={styles.field}>
        <select
          id={id}
          className={styles.select}
          value={branch ?? ''}
          onChange={({ target }) => onChange(isBranch(target.value) ? target.value : undefined)}
        >
          <option value="">{words.allBranches}</option>
          {BRANCHES.map((one) => (
            <option key={one} value={one}>
              {BRANCH_NAMES[one]}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={20} />
      </span>
    </div>
  );
}
