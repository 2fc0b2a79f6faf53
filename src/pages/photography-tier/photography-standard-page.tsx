import { HEADER_SIZES } from '#src/ui/picture-header.tsx';
import { tierOf } from '#text/catalogue/photography.ts';
import { PhotographyTier } from './photography-tier.tsx';

export const mainPicture = { source: tierOf('standard').picture, sizes: HEADER_SIZES };

export default function PhotographyStandardPage() {
  return <PhotographyTier id="standard" />;
}
