import { Suspense } from 'react';
import { lazyExtra } from '#src/ui/lazy-extra.ts';
import { usePopUpMoment } from './use-pop-up-moment.ts';

const EnquirySheet = lazyExtra(() => import('./enquiry-sheet.tsx').then((module) => module.EnquirySheet));

/** `allowed`: it may cover the current screen, which is never a cart, form or guest page. */
export function EnquiryPopUp({ allowed }: { allowed: boolean }) {
  const { open, close } = usePopUpMoment(allowed);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <EnquirySheet onClose={close} />
    </Suspense>
  );
}
