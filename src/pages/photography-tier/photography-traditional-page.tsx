import { tierOf } from '#src/catalogue/photography.ts';
import { HEADER_SIZES } from '#src/ui/picture-header.tsx';
import { PhotographyTier } from './photography-tier.tsx';

export const mainPicture = { source: tierOf('traditional').picture, sizes: HEADER_SIZES };

export default function PhotographyTraditionalPage() {
  return <PhotographyTier id="traditional" />;
}
