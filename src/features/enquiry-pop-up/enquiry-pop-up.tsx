import { Suspense } from 'react';
import { lazyExtra } from '#src/ui/lazy-extra.ts';
import { usePopUpMoment } from './use-pop-up-moment.ts';

const EnquirySheet = lazyExtra(() => import('./enquiry-sheet.tsx').then((module) => module.EnquirySheet));

/**
 * The message pop-up (specification §2 and §4). Its sheet is fetched when its moment has come.
 *
 * @param welcome whether the screen in view may be covered: never a cart, a form or a guest page
 */
export function EnquiryPopUp({ welcome }: { welcome: boolean }) {
  const { open, close } = usePopUpMoment(welcome);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <EnquirySheet onClose={close} />
    </Suspense>
  );
}
