import { useState } from 'react';
import { ALBUM_NAME_KEY } from '#src/config/late-storage-keys.ts';
import { PATHS } from '#src/config/paths.ts';
import { LIMITS } from '#src/domain/album/limits.ts';
import { readText, writeText } from '#src/lib/storage.ts';
import { cleanLine } from '#src/lib/text.ts';
import type { AlbumTexts } from '#src/locales/load-album-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { addressIn } from '#src/locales/locales.ts';
import { TextField } from '#src/ui/field.tsx';
import panel from '#src/ui/guest-panel.module.css';

interface SendFormProps {
  readonly count: number;
  readonly texts: AlbumTexts['upload'];
  readonly language: Language;
  /** Told the guest's name, which may be empty. */
  readonly onSend: (name: string) => void;
}

/** Whose photographs they are, what they are for, and the one press that sends them. */
export function SendForm({ count, texts, language, onSend }: SendFormProps) {
  const [name, setName] = useState(() => readText(ALBUM_NAME_KEY) ?? '');
  const [error, setError] = useState<string>();
  return (
    <form
      className={panel.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const written = cleanLine(name);
        // As the rules count.
        const isLong = [...written].length > LIMITS.photoName.max;
        setError(isLong ? texts.nameLong : undefined);
        if (isLong) return event.currentTarget.querySelector('input')?.focus();
        writeText(ALBUM_NAME_KEY, written);
        onSend(written);
      }}
    >
      <TextField
        label={texts.name}
        optional={texts.optional}
        autoComplete="name"
        value={name}
        error={error}
        onChange={({ target }) => setName(target.value)}
      />
      <p className={panel.notice}>
        {texts.consent}{' '}
        <a href={addressIn(language, PATHS.privacy)} target="_blank" rel="noopener">
          {texts.privacy}
        </a>
      </p>
      <div className={panel.ways}>
        <button type="submit" className={panel.press}>
          {texts.send(count)}
        </button>
      </div>
    </form>
  );
}
