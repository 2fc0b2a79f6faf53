import { film } from '#src/catalogue/film.ts';
import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { DateBar } from '#src/features/wedding-date/date-bar.tsx';
import { LinkButton, OutLink } from '#src/ui/button.tsx';
import { Carousel } from '#src/ui/carousel.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { LoopVideo } from '#src/ui/loop-video.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { HEADER_SIZES, PictureHeader } from '#src/ui/picture-header.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import { MENU_PICTURES, NON_VEG_SLIDES, THALI, VEG_SLIDES } from '#text/catalogue/menu-slides.ts';
import { CATERING } from '#text/catering.ts';
import cards from './menu-cards.module.css';
import samples from './sample-menu.module.css';

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
        picture={<LoopVideo video={FILM} poster={mainPicture.source} sizes={HEADER_SIZES} fill />}
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

const CARDS = [
  { id: 'veg', to: PATHS.vegMenu },
  { id: 'non-veg', to: PATHS.nonVegMenu },
  { id: 'live', to: PATHS.liveStations },
] as const;

/** Links to the three menus; the whole card is the link. */
function MenuCards() {
  return (
    <ul className={cards.cards}>
      {CARDS.map(({ id, to }) => {
        const { title, line, action } = CATERING.menus.cards[id];
        return (
          <li key={id}>
            <Link className={cards.card} to={to}>
              <span className={cards.picture}>
                <Picture
                  source={MENU_PICTURES[id]}
                  sizes="(min-width: 1280px) 373px, (min-width: 768px) 31vw, (min-width: 480px) 44vw, 40vw"
                  fill
                />
              </span>
              <span className={cards.text}>
                <span className={cards.title}>{title}</span>
                <span>{line}</span>
                <span className={cards.action}>
                  {action}
                  <Icon name="chevronRight" size={20} />
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Specification §9: 'Menu image carousels 2 s'. */
const AUTOPLAY_MS = 2_000;

/** Sample pictures of veg and non-veg tables, with a link to the full folder. */
function SampleMenu() {
  const { sample } = CATERING;
  const menus = [
    { title: sample.veg, slides: VEG_SLIDES },
    { title: sample.nonVeg, slides: NON_VEG_SLIDES },
  ];
  return (
    <>
      <div className={samples.menus}>
        {menus.map(({ title, slides }) => (
          <div key={title} className={samples.menu}>
            <h3 className={samples.title}>{title}</h3>
            <Carousel
              label={`${sample.title}: ${title}`}
              perView={{ 0: 1.2, 640: 2, 768: 2, 1024: 2 }}
              gap={16}
              autoplayMs={AUTOPLAY_MS}
            >
              {slides.map(({ id, name, img }) => (
                <figure key={id}>
                  <Picture
                    source={img}
                    sizes="(min-width: 1280px) 276px, (min-width: 992px) 23vw, (min-width: 640px) 46vw, 74vw"
                  />
                  <figcaption className={samples.caption}>{name}</figcaption>
                </figure>
              ))}
            </Carousel>
          </div>
        ))}
      </div>
      {SITE.cateringFolder !== '' && (
        <div className={samples.explore}>
          <OutLink look="secondary" icon="external" href={SITE.cateringFolder}>
            {sample.explore}
          </OutLink>
          <p>{sample.exploreHint}</p>
        </div>
      )}
    </>
  );
}
