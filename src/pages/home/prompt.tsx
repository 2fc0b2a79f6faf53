import artwork from '#src/catalogue/artwork/services.json';
import { picture } from '#src/catalogue/picture.ts';
import { whatsappLink } from '#src/lib/whatsapp.ts';
import { OutLink } from '#src/ui/button.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Section } from '#src/ui/section.tsx';
import { HOME } from '#text/home.ts';
import styles from './prompt.module.css';

const { prompt } = HOME;
const fireworks = picture(artwork, 'services/firecrackers/hero', 'scene', '');

/** Contact prompt at the end of the home page. */
export function Prompt() {
  return (
    <Section ground="deep" padded={false} labelledBy="prompt-title">
      <div className={styles.prompt}>
        <div className={styles.picture}>
          <Picture source={fireworks} sizes="(min-width: 992px) 66vw, 100vw" fill position="50% 60%" />
        </div>
        <div className={styles.text}>
          <div className={styles.column}>
            <h2 id="prompt-title">{prompt.title}</h2>
            <p className={styles.line}>{prompt.line}</p>
            <OutLink look="gold" icon="whatsapp" href={whatsappLink(prompt.enquiry)}>
              {prompt.button}
            </OutLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
