import { SITE } from '#src/config/site.ts';
import { previewLink } from '#src/lib/media-address.ts';
import { siteAddress } from '#src/lib/site-path.ts';
import type { Language } from '#src/locales/locales.ts';
import { BRAND } from '#text/brand.ts';
import { SITE_LANGUAGE } from '#text/site-language.ts';

interface PageHeadProps {
  /** The shop's name is added to it. */
  title: string;
  titleOnly?: boolean;
  description: string;
  path: string;
  /** Name of the preview image under `/media/share/`. */
  share?: string;
  /** Path or address of a preview image of the page's own, used instead of `share`. */
  picture?: string | undefined;
  language?: Language;
  hidden?: boolean;
}

/** Title, description, canonical URL and link preview; prerendered for crawlers that run no scripts. */
export function PageHead(props: PageHeadProps) {
  const {
    title,
    description,
    path,
    share = 'home',
    picture,
    hidden = false,
    language = SITE_LANGUAGE,
  } = props;
  const full = props.titleOnly ? title : withShop(title);
  const address = `${SITE.url}${siteAddress(path)}`;
  const image = picture ? new URL(picture, SITE.url).href : previewLink(share);
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content={`${language}_IN`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function withShop(title: string): string {
  return title === BRAND.name ? `${BRAND.name}: ${BRAND.tagline}` : `${title} | ${BRAND.name}`;
}
