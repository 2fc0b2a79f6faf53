import { sceneOf } from '#src/catalogue/invitation-scenes.ts';
import { TRADITIONS } from '#src/catalogue/traditions.ts';
import { PATHS } from '#src/config/paths.ts';
import { INVITATION_PRICE } from '#src/config/shop-facts.ts';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { readText } from '#src/lib/storage.ts';
import { useInBrowser } from '#src/lib/use-in-browser.ts';
import { guestTexts, loadAllGuestTexts } from '#src/locales/guest-texts.ts';
import { LinkButton, OutLink } from '#src/ui/button.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Price } from '#src/ui/price.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import { INVITATIONS_PAGE } from '#text/invitations-page.ts';
import styles from './invitations-page.module.css';
import '#src/styles/dresses.css';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Tradition } from '#src/catalogue/traditions/tradition.ts';
import { isSignInAddress } from '#src/data/account.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Link } from '#src/ui/link.tsx';
import { Unreachable } from '#src/ui/more-pages.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { useNear } from '#src/ui/use-near.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { SAMPLE_WEDDINGS } from '#text/catalogue/sample-invitations.ts';
import { SITE_LANGUAGE } from '#text/site-language.ts';
import dressCardStyles from './dress-card.module.css';
import editorOpenerStyles from './editor-opener.module.css';

const EDITOR_ID = 'try';
const DRESS_SIZES = '(min-width: 992px) 232px, 60vw';

export const mainPicture = TRADITIONS[0] && { source: sceneOf(TRADITIONS[0].id), sizes: DRESS_SIZES };

/** What a couple's own page is, its five dresses and its price, and the editor to try it in. */
export default function InvitationsPage() {
  const { pageName, description, title, hindi, line, dresses, editor, promises } = INVITATIONS_PAGE;
  return (
    <>
      <PageHead title={pageName} description={description} path={PATHS.invitations} share="invitations" />
      <Section ground="maroon" canopy="below" padded={false}>
        <Wrap>
          <div className={styles.band}>
            <Heading level={1} title={title} hindi={hindi} line={line} />
            <div className={styles.begin}>
              <BeginLink look="gold" />
              <p>
                <PagePrice />
              </p>
            </div>
          </div>
        </Wrap>
      </Section>
      <Section padded={false} labelledBy="dresses">
        <Wrap>
          <VisuallyHidden as="div">
            <h2 id="dresses">{dresses.title}</h2>
          </VisuallyHidden>
          <ul className={styles.dresses}>
            {TRADITIONS.map((tradition, place) => (
              <DressCard key={tradition.id} tradition={tradition} priority={place === 0} />
            ))}
          </ul>
          <p className={styles.dressesLine}>{dresses.line}</p>
        </Wrap>
      </Section>
      <Section id={EDITOR_ID} labelledBy="try-title">
        <Wrap>
          <Heading title={editor.title} hindi={editor.hindi} line={editor.line} id="try-title" />
          <EditorOpener />
        </Wrap>
      </Section>
      <Section ground="sand" labelledBy="promises">
        <Wrap>
          <div className={styles.promises}>
            <Heading title={promises.title} hindi={promises.hindi} id="promises" />
            <ul>
              {promises.list.map((promise) => (
                <li key={promise.name} className={styles.promise}>
                  <h3>{promise.name}</h3>
                  <p>{promise.line}</p>
                </li>
              ))}
            </ul>
          </div>
        </Wrap>
      </Section>
      <Section labelledBy="price">
        <Wrap>
          <div className={styles.price}>
            <h2 id="price">{INVITATIONS_PAGE.price.title}</h2>
            <p className={styles.figure}>
              <PagePrice large />
            </p>
            <p>{INVITATIONS_PAGE.price.line}</p>
            <BeginLink look="primary" />
          </div>
        </Wrap>
      </Section>
    </>
  );
}

/** The price of a page, as set by the owner. */
function PagePrice({ large = false }: { readonly large?: boolean }) {
  const { price } = INVITATIONS_PAGE;
  if (INVITATION_PRICE === undefined) return price.onRequest;
  return <Price price={INVITATION_PRICE} unit={price.unit} size={large ? 'series' : 'row'} />;
}

/** Leads to the editor; on a phone that has begun, to the couple's own draft, and once it is made, to its wedding. */
function BeginLink({ look }: { readonly look: 'gold' | 'primary' }) {
  const { tryIt, continue: texts } = INVITATIONS_PAGE;
  const wedding = useInBrowser(readText(STORAGE_KEYS.weddingCode), undefined);
  const draft = useInBrowser(readText(STORAGE_KEYS.invitationDraft), undefined);
  if (wedding !== undefined) {
    return (
      <LinkButton look={look} to={PATHS.myWedding(wedding)}>
        {texts.wedding}
      </LinkButton>
    );
  }
  return (
    <OutLink look={look} href={`#${EDITOR_ID}`}>
      {draft === undefined ? tryIt : texts.draft}
    </OutLink>
  );
}

interface DressCardProps {
  readonly tradition: Tradition;
  /** In sight from the start. */
  readonly priority: boolean;
}

/** A dress as a guest's phone shows it, small: the sample couple on their cover. Leads to the whole sample. */
function DressCard({ tradition: { id }, priority }: DressCardProps) {
  const sample = SAMPLE_WEDDINGS.find(({ tradition }) => tradition === id);
  if (!sample) return null;
  const [one, other] = sample.couple;
  const { name } = guestTexts(SITE_LANGUAGE).traditions[id];
  return (
    <li className={dressCardStyles.card}>
      <Link
        className={dressCardStyles.link}
        to={PATHS.invitation(sample.code)}
        aria-label={INVITATIONS_PAGE.dresses.open(name)}
        data-dress={id}
      >
        <span className={dressCardStyles.cover}>
          <Picture source={sceneOf(id)} sizes={DRESS_SIZES} priority={priority} fill position="50% 100%" />
          <span className={dressCardStyles.names} aria-hidden="true">
            {one.name} <span>&</span> {other.name}
          </span>
        </span>
        <span className={dressCardStyles.name}>{name}</span>
      </Link>
    </li>
  );
}

const loadEditor = async () => {
  const [{ OwnInvitation }] = await Promise.all([import('./own-invitation.tsx'), loadAllGuestTexts()]);
  return OwnInvitation;
};

const Editor = lazyPart<object>(loadEditor, {
  Waiting: () => <p>{INVITATIONS_PAGE.editor.opening}</p>,
  Failed: ({ onRetry }) => <Unreachable text={INVITATIONS_PAGE.editor.lost} onRetry={onRetry} />,
});

/** The editor, fetched when it comes near the screen, or when the page was opened with a link that signs in. */
function EditorOpener() {
  const [search] = useSearchParams();
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const hasLink = useInBrowser(isSignInAddress(search), false);
  // The link leaves the address once it is used; the editor stays.
  const [cameByLink, setCameByLink] = useState(false);
  if (hasLink && !cameByLink) setCameByLink(true);
  return (
    <div ref={place} className={editorOpenerStyles.place}>
      {near || cameByLink ? <Editor /> : <noscript>{INVITATIONS_PAGE.editor.noScripts}</noscript>}
    </div>
  );
}
