import { sceneOf } from '#src/catalogue/invitation-scenes.ts';
import { TRADITIONS } from '#src/catalogue/traditions.ts';
import { PATHS } from '#src/config/paths.ts';
import { INVITATION_PRICE } from '#src/config/shop-facts.ts';
import { Heading } from '#src/ui/heading.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Price } from '#src/ui/price.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import { INVITATIONS_PAGE } from '#text/invitations-page.ts';
import { BeginLink } from './begin-link.tsx';
import { DRESS_SIZES, DressCard } from './dress-card.tsx';
import { EditorOpener } from './editor-opener.tsx';
import styles from './invitations-page.module.css';

const EDITOR_ID = 'try';

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
              <BeginLink look="gold" editor={`#${EDITOR_ID}`} />
              <p>
                <PagePrice />
              </p>
            </div>
          </div>
        </Wrap>
      </Section>
      <Section padded={false} labelledBy="dresses">
        <Wrap>
          <h2 className={styles.dressesTitle} id="dresses">
            {dresses.title}
          </h2>
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
            <BeginLink look="primary" editor={`#${EDITOR_ID}`} />
          </div>
        </Wrap>
      </Section>
    </>
  );
}

/** What the page costs, as the owner has set it. */
function PagePrice({ large = false }: { readonly large?: boolean }) {
  const { price } = INVITATIONS_PAGE;
  if (INVITATION_PRICE === undefined) return price.onRequest;
  return <Price price={INVITATION_PRICE} unit={price.unit} size={large ? 'series' : 'row'} />;
}
