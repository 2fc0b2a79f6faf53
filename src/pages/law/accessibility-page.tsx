import { PATHS } from '#src/config/paths.ts';
import { ACCESSIBILITY } from '#text/accessibility.ts';
import { LawDocumentPage } from './law-document.tsx';

/** /accessibility */
export default function AccessibilityPage() {
  return <LawDocumentPage path={PATHS.accessibility} text={ACCESSIBILITY} />;
}
