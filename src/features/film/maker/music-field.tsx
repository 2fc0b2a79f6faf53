import { SelectField } from '#src/ui/select-field.tsx';
import { OWN_FILM } from '#text/film.ts';
import type { Music } from '../music.ts';
import { MUSIC } from '../music.ts';

interface MusicFieldProps {
  readonly value: Music;
  readonly onChoose: (music: Music) => void;
}

export function MusicField({ value, onChoose }: MusicFieldProps) {
  const { label, ...names } = OWN_FILM.music;
  return (
    <SelectField
      label={label}
      value={value}
      options={MUSIC.map((music) => ({ value: music, label: names[music] }))}
      onChoose={onChoose}
    />
  );
}
