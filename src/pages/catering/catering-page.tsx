import { film } from '#src/catalogue/film.ts';
import { PATHS } from '#src/config/paths.ts';
import { DateBar } from '#src/features/wedding-date/date-bar.tsx';
import { LinkButton } from '#src/ui/button.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { LoopVideo } from '#src/ui/loop-video.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { HEADER_SIZES, PictureHeader } from '#src/ui/picture-header.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import { THALI } from '#text/catalogue/menu-slides.ts';
import { CATERING } from '#text/catering.ts';
import { MenuCards } from './menu-cards.tsx';
import { SampleMenu } from './sample-menu.tsx';

const FILM = film('catering-steam.mp4');

export const mainPicture = { source: THALI, sizes: HEADER_SIZES };

export default function CateringPage() {
  const { menus, sample } = CATERING;
  return (
    <>
      <PageHead
        title={CATERING.title}
        description={CATERING.description}
        path={PATHS.catering}
        share="catering"
      />
      <PictureHeader
        title={CATERING.heading}
        hindi={CATERING.hindi}
        line={CATERING.line}
        picture={<LoopVideo video={FILM} poster={mainPicture.source} sizes={HEADER_SIZES} priority fill />}
      >
        <LinkButton look="gold" to={PATHS.vegMenu}>
          {CATERING.start}
        </LinkButton>
        <LinkButton look="link" to={PATHS.cateringCart}>
          {CATERING.cart}
        </LinkButton>
      </PictureHeader>
      <DateBar service="kitchen" />
      <Section labelledBy="menus-title">
        <Wrap>
          <Heading id="menus-title" title={menus.title} line={menus.line} />
          <MenuCards />
        </Wrap>
      </Section>
      <Section ground="sand" labelledBy="sample-title">
        <Wrap>
          <Heading id="sample-title" title={sample.title} line={sample.line} />
          <SampleMenu />
        </Wrap>
      </Section>
    </>
  );
}
