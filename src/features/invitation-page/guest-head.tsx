import { guestTexts } from '#src/locales/guest-texts.ts';
import { DEFAULT_LANGUAGE } from '#src/locales/locales.ts';
import { PageHead } from '#src/ui/page-head.tsx';

/** For a guest's page beside the invitation: kept out of search engines. */
export function GuestHead({ title, path }: { readonly title: string; readonly path: string }) {
  return (
    <PageHead
      title={title}
      description={guestTexts(DEFAULT_LANGUAGE).page.description}
      path={path}
      share="guests"
      hidden
    />
  );
}
