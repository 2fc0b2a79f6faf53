import type { ComponentType } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';
import { Button } from '#src/ui/button.tsx';
import { notify } from '#src/ui/toast.tsx';
import { SAMPLE_TEXT } from '#text/samples.ts';
import type { SampleSheetProps } from './sample-sheet.tsx';

/** Loads the sample dialog when first opened; on failure shows a toast and closes. */
export function SampleViewer({ service, title, open, onClose }: SampleSheetProps) {
  const [Sheet, setSheet] = useState<ComponentType<SampleSheetProps>>();
  const giveUp = useEffectEvent(() => {
    notify.error(SAMPLE_TEXT.notOpened);
    onClose();
  });

  useEffect(() => {
    if (!open || Sheet) return;
    return unlessCleanedUp(
      import('./sample-sheet.tsx'),
      ({ SampleSheet }) => setSheet(() => SampleSheet),
      () => giveUp(),
    );
  }, [open, Sheet]);

  return Sheet ? <Sheet service={service} title={title} open={open} onClose={onClose} /> : null;
}

interface ViewSampleProps {
  /** Id of the service, the key in the sample catalogue. */
  service: string;
  title: string;
  /** Id of the item's title: the label is the same on every row. */
  describedBy?: string;
}

export function ViewSample({ service, title, describedBy }: ViewSampleProps) {
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
        {SAMPLE_TEXT.view}
      </Button>
      <SampleViewer service={service} title={title} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
