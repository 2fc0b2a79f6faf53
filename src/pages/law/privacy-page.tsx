import { PATHS } from '#src/config/paths.ts';
import { PRIVACY } from '#text/privacy.ts';
import { LawDocumentPage } from './law-document.tsx';

/** /privacy */
export default function PrivacyPage() {
  return <LawDocumentPage path={PATHS.privacy} text={PRIVACY} />;
}
