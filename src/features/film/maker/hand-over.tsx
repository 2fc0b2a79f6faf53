import { downloadFile } from '#src/lib/download.ts';
import { Button } from '#src/ui/button.tsx';
import { notify } from '#src/ui/toast.tsx';
import { OWN_FILM } from '#text/film.ts';

interface HandOverProps {
  film: Blob;
  title: string;
  fileName: string;
  /** For several films: whose this is. */
  of?: string;
}

/** A finished film can be saved, and shared as a file where the device allows it. */
export function HandOver({ film, title, fileName, of }: HandOverProps) {
  const file = new File([film], fileName, { type: film.type });
  const shared = { files: [file], title };
  const canShare = navigator.canShare?.(shared) === true;
  const label = (action: string) => (of === undefined ? undefined : `${action}: ${of}`);
  return (
    <>
      {canShare && (
        // Cancelled by the visitor, or refused: the film can still be saved.
        <Button
          full={of === undefined}
          icon="share"
          aria-label={label(OWN_FILM.share)}
          onClick={() => void navigator.share(shared).catch(() => undefined)}
        >
          {OWN_FILM.share}
        </Button>
      )}
      <Button
        full={of === undefined}
        look={canShare ? 'secondary' : 'primary'}
        icon="download"
        aria-label={label(OWN_FILM.download)}
        onClick={() => {
          downloadFile(file.name, file);
          notify.success(OWN_FILM.saved);
        }}
      >
        {OWN_FILM.download}
      </Button>
    </>
  );
}
