import { BRAND } from '#src/config/brand.ts';
import { SITE } from '#src/config/site.ts';
import { previewLink } from '#src/lib/media-address.ts';

interface PageHeadProps {
  /** The page's own name; the shop's is added behind it. */
  title: string;
  /** One or two sentences for search results and link previews. */
  description: string;
  /** Address of the page, from `PATHS`; the canonical one where several lead here. */
  path: string;
  /** Name of the link preview under `/media/share/`. */
  share?: string;
  /** Keeps the page out of search engines: admin and task pages. */
  hidden?: boolean;
}

/**
 * Title, description, canonical address and link preview of a page. React moves these tags into the
 * document's head; prerendered they are there for crawlers that run no scripts, WhatsApp's among them.
 */
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
