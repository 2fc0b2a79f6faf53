import { lazyPart } from '#src/ui/lazy-part.tsx';
import { usePopUpMoment } from './use-pop-up-moment.ts';

const loadSheet = () => import('./enquiry-sheet.tsx').then((module) => module.EnquirySheet);
const EnquirySheet = lazyPart(loadSheet);

/** `allowed`: it may cover the current screen, which is never a cart, form or guest page. */
export function EnquiryPopUp({ allowed }: { allowed: boolean }) {
  const { open, close } = usePopUpMoment(allowed, loadSheet);
  if (!open) return null;
  return <EnquirySheet onClose={close} />;
}
