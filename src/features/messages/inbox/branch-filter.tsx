import { SelectField } from '#src/ui/select-field.tsx';
import type { BranchId } from '#text/catalogue/farewell-branches.ts';
import { BRANCHES, findBranch } from '#text/catalogue/farewell-branches.ts';
import { MESSAGE_LISTS as text } from '#text/message-lists.ts';
import styles from './branch-filter.module.css';

interface BranchFilterProps {
  branch: BranchId | undefined;
  onChange: (branch: BranchId | undefined) => void;
}

const OPTIONS = [
  { value: '', label: text.allBranches },
  ...BRANCHES.map(({ id, name }) => ({ value: id, label: name })),
];

/** Limits a list of farewell messages to one branch. */
export function BranchFilter({ branch, onChange }: BranchFilterProps) {
  return (
    <div className={styles.filter}>
      <SelectField
        label={text.branchFilter}
        value={branch ?? ''}
        options={OPTIONS}
        onChoose={(value) => onChange(findBranch(value)?.id)}
      />
    </div>
  );
}
