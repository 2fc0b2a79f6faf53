import { PATHS } from '#src/config/paths.ts';
import { DateBar } from '#src/features/wedding-date/date-bar.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { HEADER_SIZES, PictureHeader } from '#src/ui/picture-header.tsx';
import { Deferred } from '#src/ui/section.tsx';
import { Strip } from '#src/ui/strip.tsx';
import { PHOTOGRAPHY_HERO, TIERS } from '#text/catalogue/photography.ts';
import { PHOTOGRAPHY } from '#text/photography.ts';
import { Coverage } from './coverage.tsx';
import { AddOns, SingleEvents } from './events-and-add-ons.tsx';
import { TierCards } from './tier-cards.tsx';

export const mainPicture = { source: PHOTOGRAPHY_HERO, sizes: HEADER_SIZES };

export default function PhotographyPage() {
  const { title, hindi, pageName, description, line, strip } = PHOTOGRAPHY;
  return (
    <>
      <PageHead title={pageName} description={description} path={PATHS.photography} share="photography" />
      <PictureHeader title={title} hindi={hindi} line={line(TIERS.length)} picture={PHOTOGRAPHY_HERO} />
      <Strip label={strip.label} words={strip.words} />
      <DateBar />
      <Coverage />
      <TierCards />
      <Deferred height={1750}>
        <SingleEvents />
        <AddOns />
      </Deferred>
    </>
  );
}
