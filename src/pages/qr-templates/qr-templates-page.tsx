import type { ComponentType } from 'react';
import { lazy, Suspense, useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { useBackCloses } from '#src/lib/use-back-closes.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { Lightbox } from '#src/ui/lightbox.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import { QR_TEMPLATES } from '#text/catalogue/qr-templates.ts';
import { QR_TEMPLATE } from '#text/qr-templates.ts';
import styles from './qr-templates-page.module.css';
import { BookTemplate, TEMPLATE_SIZES, TemplateCard } from './template-card.tsx';

/** The written page shows it, so it is React's own `lazy`, which keeps that until its code is there. */
const SampleCode = lazy<ComponentType>(() =>
  import('./sample-code.tsx').then(
    (loaded) => ({ default: loaded.SampleCode }),
    () => ({ default: () => null }),
  ),
);

const IMAGES = QR_TEMPLATES.map(({ image }) => image);

export const mainPicture = IMAGES[0] && { source: IMAGES[0], sizes: TEMPLATE_SIZES };

/** /qr-templates: templates to zoom and book, and a sample of what their code opens. */
export default function QrTemplatesPage() {
  const { title, hindi, pageName, description, line, opens, price } = QR_TEMPLATE;
  const [zoomed, setZoomed] = useState<number>();
  const close = () => setZoomed(undefined);
  useBackCloses(zoomed !== undefined, close);
  const inView = zoomed === undefined ? undefined : QR_TEMPLATES[zoomed];
  return (
    <>
      <PageHead title={pageName} description={description} path={PATHS.qrTemplates} share="qr-templates" />
      <Section ground="maroon" canopy="below" padded={false}>
        <Wrap>
          <div className={styles.band}>
            <Heading level={1} title={title} hindi={hindi} line={line} />
          </div>
        </Wrap>
      </Section>
      <Section padded={false}>
        <Wrap>
          <ul className={styles.cards}>
            {QR_TEMPLATES.map((template, index) => (
              <TemplateCard
                key={template.id}
                template={template}
                priority={index === 0}
                onZoom={() => setZoomed(index)}
              />
            ))}
          </ul>
        </Wrap>
      </Section>
      <Section ground="sand" labelledBy="opens">
        <Wrap>
          <div className={styles.opens}>
            <div>
              <Heading title={opens.title} hindi={opens.hindi} line={opens.line} id="opens" />
              <Suspense fallback={<div className={styles.scan} />}>
                <SampleCode />
              </Suspense>
              <div className={styles.next}>
                <LinkButton to={opens.sample.to} look="secondary">
                  {opens.sample.label}
                </LinkButton>
                <LinkButton to={opens.own.to} look="link">
                  {opens.own.label}
                </LinkButton>
              </div>
            </div>
            <ol className={styles.links}>
              {opens.links.map(({ name, line: what }) => (
                <li key={name} className={styles.link}>
                  <b>{name}</b>
                  <span>{what}</span>
                </li>
              ))}
            </ol>
          </div>
        </Wrap>
      </Section>
      <Lightbox
        title={pageName}
        pictures={IMAGES}
        index={zoomed}
        onIndex={setZoomed}
        onClose={close}
        panel={
          inView && (
            <>
              <h3>{inView.name}</h3>
              <p>{price}</p>
              <BookTemplate template={inView} />
            </>
          )
        }
      />
    </>
  );
}
