import { PATHS } from '#src/config/paths.ts';
import { Accordion } from '#src/ui/accordion.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Deferred, Section, Wrap } from '#src/ui/section.tsx';
import { FAQ } from '#text/faq.ts';
import { HOME } from '#text/home.ts';
import { Hero, heroPicture } from './hero.tsx';
import styles from './home-page.module.css';
import { OwnInvitation } from './own-invitation.tsx';
import { PreviousWork } from './previous-work.tsx';
import { Prompt } from './prompt.tsx';
import { Quotes } from './quotes.tsx';
import { ServicesFlow } from './services-flow.tsx';
import { Why } from './why.tsx';

/** / and /home (specification §1 and §2). */
export { heroPicture as mainPicture };

export default function HomePage() {
  return (
    <>
      <PageHead {...HOME.head} path={PATHS.root} />
      <Hero />
      <OwnInvitation />
      <Why />
      <ServicesFlow />
      <PreviousWork />
      <Deferred height={1850}>
        <Quotes />
        <Section labelledBy="faq-title">
          <Wrap>
            <div className={styles.faq}>
              <Heading id="faq-title" title={FAQ.title} />
              <Accordion items={FAQ.questions} />
            </div>
          </Wrap>
        </Section>
        <Prompt />
      </Deferred>
    </>
  );
}
