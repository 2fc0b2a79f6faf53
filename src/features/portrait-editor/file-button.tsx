import { useRef } from 'react';
import { Button } from '#src/ui/button.tsx';

interface FileButtonProps {
  readonly label: string;
  readonly busy: boolean;
  /** Whether several may be chosen at once. */
  readonly several?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Asks the phone for photographs. */
export function FileButton({ label, busy, several = false, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look="secondary" icon="camera" busy={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={several}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // So that the same file can be chosen again.
          currentTarget.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}
