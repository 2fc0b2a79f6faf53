import { memo } from 'react';
import type { FamilyFilter, ProgressFilter } from '#src/domain/guests/family-filter.ts';
import { NO_FILTER } from '#src/domain/guests/family-filter.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { GUESTS } from '#text/invitations/guests.ts';
import { LANGUAGE_OPTIONS, sideOptions } from '../family-fields.tsx';
import styles from '../guests.module.css';

const texts = GUESTS.filters;

const PROGRESS: readonly ProgressFilter[] = ['notSent', 'sent', 'opened', 'partly', 'replied', 'notReplied'];

interface FilterFieldsProps {
  readonly invitation: Invitation;
  readonly tags: readonly string[];
  readonly filter: FamilyFilter;
  readonly onChange: (filter: FamilyFilter) => void;
}

export const FilterFields = memo(function FilterFields({
  invitation,
  tags,
  filter,
  onChange,
}: FilterFieldsProps) {
  const active = Object.values(filter).filter((choice) => choice !== undefined).length;
  return (
    <details className={styles.filters}>
      <summary>{texts.title(active)}</summary>
      <div className={styles.filterFields}>
        <Filter
          label={texts.progress}
          value={filter.progress}
          options={PROGRESS.map((value) => ({ value, label: GUESTS.progress[value] }))}
          onChoose={(progress) => onChange({ ...filter, progress })}
        />
        <Filter
          label={texts.function}
          value={filter.function}
          options={invitation.functions.map(({ key, name }) => ({ value: key, label: name }))}
          onChoose={(key) => onChange({ ...filter, function: key })}
        />
        <Filter
          label={texts.side}
          value={filter.side}
          options={sideOptions(invitation)}
          onChoose={(side) => onChange({ ...filter, side })}
        />
        <Filter
          label={texts.language}
          value={filter.language}
          options={LANGUAGE_OPTIONS}
          onChoose={(language) => onChange({ ...filter, language })}
        />
        {tags.length > 0 && (
          <Filter
            label={texts.tag}
            value={filter.tag}
            options={tags.map((tag) => ({ value: tag, label: tag }))}
            onChoose={(tag) => onChange({ ...filter, tag })}
          />
        )}
      </div>
      {active > 0 && (
        <Button look="link" onClick={() => onChange(NO_FILTER)}>
          {texts.clear}
        </Button>
      )}
    </details>
  );
});

interface FilterProps<Value extends string> {
  readonly label: string;
  readonly value: Value | undefined;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value | undefined) => void;
}

function Filter<Value extends string>({ label, value, options, onChoose }: FilterProps<Value>) {
  return (
    <SelectField<Value | ''>
      label={label}
      value={value ?? ''}
      options={[{ value: '', label: texts.all }, ...options]}
      onChoose={(chosen) => onChoose(chosen === '' ? undefined : chosen)}
    />
  );
}
