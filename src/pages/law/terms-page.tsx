import { PATHS } from '#src/config/paths.ts';
import { TERMS } from '#text/terms.ts';
import { LawDocumentPage } from './law-document.tsx';

/** /terms */
export default function TermsPage() {
  return <LawDocumentPage path={PATHS.terms} text={TERMS} />;
}
