import { BRAND } from '#src/config/brand.ts';
import { SITE } from '#src/config/site.ts';
import { previewLink } from '#src/lib/media-address.ts';

interface PageHeadProps {
  /** Without the shop's name. */
  title: string;
  description: string;
  /** Path of the canonical address, from `PATHS`. */
  path: string;
  /** Name of the preview image under `/media/share/`. */
  share?: string;
  /** Excludes the page from search engines. */
  hidden?: boolean;
}

/** The page's title, description, canonical URL and link preview; prerendered for crawlers that run no scripts. */
export function PageHead({ title, description, path, share = 'home', hidden = false }: PageHeadProps) {
  const full = title === BRAND.name ? `${BRAND.name}: ${BRAND.tagline}` : `${title} | ${BRAND.name}`;
  const address = `${SITE.url}${path}`;
  const image = previewLink(share);
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
      <meta property="og:locale" content="en_IN" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
