import { PATHS } from '#src/config/paths.ts';
import { GRIEVANCES } from '#text/grievances.ts';
import { LawDocumentPage } from './law-document.tsx';

/** /grievances */
export default function GrievancesPage() {
  return <LawDocumentPage path={PATHS.grievances} text={GRIEVANCES} />;
}
