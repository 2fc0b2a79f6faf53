import { LEGAL } from '#src/config/legal.ts';
import { SITE } from '#src/config/site.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { Heading } from '#src/ui/heading.tsx';
import { OwnText } from '#src/ui/own-text.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import { BRAND, HOURS, OFFICER_ROLE } from '#text/brand.ts';
import type { DataKind, LawDocument, LawPart } from '#text/law-page.ts';
import { LAW_PAGE } from '#text/law-page.ts';
import styles from './law-document.module.css';

/** A legal page, with links to its parts. */
export function LawDocumentPage({ path, text }: { readonly path: string; readonly text: LawDocument }) {
  return (
    <Section>
      <PageHead {...text.head} path={path} />
      <Wrap>
        <Heading level={1} title={text.title} line={text.line} />
        <div className={styles.columns}>
          <nav className={styles.contents} aria-labelledby="contents-title">
            <h2 className={styles.contentsTitle} id="contents-title">
              {LAW_PAGE.contents}
            </h2>
            <ul>
              {text.parts.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            {text.parts.map((part) => (
              <Part key={part.id} part={part} />
            ))}
            <p className={styles.version}>{LAW_PAGE.version}</p>
          </div>
        </div>
      </Wrap>
    </Section>
  );
}

function Part({ part: { id, title, lines = [], facts, points = [], kinds = [] } }: { part: LawPart }) {
  return (
    <section className={styles.part} id={id} aria-labelledby={`${id}-title`}>
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      {lines.map((line) => (
        <p key={line}>
          <LinkedText text={line} />
        </p>
      ))}
      {facts && <Facts facts={FACTS[facts]} />}
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <LinkedText text={point} />
            </li>
          ))}
        </ul>
      )}
      {kinds.map((kind) => (
        <Kind key={kind.id} kind={kind} />
      ))}
    </section>
  );
}

const QUESTIONS = ['what', 'why', 'who', 'long'] as const;

function Kind({ kind }: { kind: DataKind }) {
  return (
    <section className={styles.kind} aria-labelledby={`kind-${kind.id}`}>
      <h3 id={`kind-${kind.id}`}>{kind.title}</h3>
      <dl className={styles.facts}>
        {QUESTIONS.map((question) => (
          <div key={question}>
            <dt>{LAW_PAGE[question]}</dt>
            <dd>{kind[question]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface Fact {
  readonly label: string;
  readonly value: string;
  readonly href?: string;
}

const { shop, officer } = LAW_PAGE;

const FACTS: Readonly<Record<'shop' | 'officer', readonly Fact[]>> = {
  shop: [
    { label: shop.name, value: LEGAL.name },
    { label: shop.shop, value: BRAND.name },
    { label: shop.site, value: SITE.url },
    { label: shop.address, value: LEGAL.address },
    ...LEGAL.branches.map((value) => ({ label: shop.branch, value })),
    { label: shop.email, value: SITE.email, href: `mailto:${SITE.email}` },
    { label: shop.phone, value: formatPhone(SITE.landline), href: `tel:${SITE.callNumber}` },
    { label: shop.hours, value: HOURS },
  ],
  officer: [
    { label: officer.name, value: LEGAL.officer.name },
    { label: officer.role, value: OFFICER_ROLE },
    { label: officer.email, value: LEGAL.officer.email, href: `mailto:${LEGAL.officer.email}` },
    {
      label: officer.phone,
      value: formatPhone(LEGAL.officer.phone),
      href: `tel:${LEGAL.officer.callNumber}`,
    },
    { label: officer.address, value: LEGAL.address },
  ],
};

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, href }) => (
        <div key={label + value}>
          <dt>{label}</dt>
          <dd>{href ? <a href={href}>{value}</a> : <OwnText text={value} />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Addresses within a sentence, without the full stop after them. */
const ADDRESS = /(https:\/\/[^\s,]+[^\s,.।]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A sentence of ours whose web and e-mail addresses can be pressed. */
function LinkedText({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, place) =>
    place % 2 === 0 ? (
      <OwnText key={part} text={part} />
    ) : (
      <a key={part} href={part.includes('@') ? `mailto:${part}` : part}>
        {part}
      </a>
    ),
  );
}
