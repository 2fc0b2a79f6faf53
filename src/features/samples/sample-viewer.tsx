import type { ComponentType } from 'react';
import { useEffect, useRef, useState } from 'react';
import { SAMPLE_WORDS } from '#src/content/samples.ts';
import { Button } from '#src/ui/button.tsx';
import { notify } from '#src/ui/toast.tsx';
import type { SampleSheetProps } from './sample-sheet.tsx';

/**
 * Samples of a service over the page, by its title in the sample catalogue. Viewer, catalogue and gallery are
 * fetched when it is first opened; if they can't be, a toast says so and the viewer closes.
 */
export function SampleViewer({ title, open, onClose }: SampleSheetProps) {
  const [Sheet, setSheet] = useState<ComponentType<SampleSheetProps>>();
  const close = useRef(onClose);

  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    if (!open || Sheet) return;
    let gone = false;
    import('./sample-sheet.tsx').then(
      ({ SampleSheet }) => {
        if (!gone) setSheet(() => SampleSheet);
      },
      () => {
        if (gone) return;
        notify.error(SAMPLE_WORDS.notOpened);
        close.current();
      },
    );
    return () => {
      gone = true;
    };
  }, [open, Sheet]);

  return Sheet ? <Sheet title={title} open={open} onClose={onClose} /> : null;
}

interface ViewSampleProps {
  /** Title of the service, as in the sample catalogue. */
  title: string;
  /** Id of the item's title on the page, since the words are the same on every row. */
  describedBy?: string;
}

/** The View Sample button of a list row, with the viewer it opens. */
export function ViewSample({ title, describedBy }: ViewSampleProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="secondary"
        small
        aria-haspopup="dialog"
        {...(describedBy ? { 'aria-describedby': describedBy } : {})}
        onClick={() => setOpen(true)}
      >
        {SAMPLE_WORDS.view}
      </Button>
      <SampleViewer title={title} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
