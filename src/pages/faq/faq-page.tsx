import { PATHS } from '#src/config/paths.ts';
import { whatsappLink } from '#src/lib/whatsapp.ts';
import { Accordion } from '#src/ui/accordion.tsx';
import { LinkButton, OutLink } from '#src/ui/button.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import { FAQ } from '#text/faq.ts';
import styles from './faq-page.module.css';

export default function FaqPage() {
  return (
    <Section>
      <PageHead {...FAQ.head} path={PATHS.faq} />
      <Wrap>
        <div className={styles.columns}>
          <div>
            <Heading level={1} title={FAQ.title} line={FAQ.line} />
            <div className={styles.actions}>
              <OutLink icon="whatsapp" href={whatsappLink(FAQ.enquiry)}>
                {FAQ.ask}
              </OutLink>
              <LinkButton look="link" to={PATHS.contact}>
                {FAQ.contact}
              </LinkButton>
            </div>
          </div>
          <Accordion items={FAQ.questions} />
        </div>
      </Wrap>
    </Section>
  );
}
