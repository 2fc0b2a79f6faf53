import artwork from '#src/catalogue/artwork/home.json';
import { picture } from '#src/catalogue/picture.ts';
import { PATHS } from '#src/config/paths.ts';
import { whatsappLink } from '#src/lib/whatsapp.ts';
import { LinkButton, OutLink } from '#src/ui/button.tsx';
import { OwnText } from '#src/ui/own-text.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Section } from '#src/ui/section.tsx';
import { HOME } from '#text/home.ts';
import { LAYOUT } from '#text/layout.ts';
import styles from './hero.module.css';

const { hero } = HOME;
const wide = picture(artwork, 'home/hero-wide', 'wide', hero.alt);
const tall = picture(artwork, 'home/hero-tall', 'tall', hero.alt);

export const heroPicture = {
  source: tall,
  sizes: '100vw',
  alternative: { media: '(min-width: 992px)', source: wide, sizes: '100vw' },
};

export function Hero() {
  return (
    <Section ground="deep" canopy="below" padded={false} labelledBy="hero-title">
      <div className={styles.hero}>
        <div className={styles.text}>
          <h1 className={styles.title} id="hero-title">
            <OwnText text={hero.title} />
          </h1>
          <p className={styles.phrases}>
            {hero.phrases.map((phrase, index) => (
              <span key={phrase}>
                <span className={styles.phrase}>
                  {index > 0 && <span className={styles.bar}>| </span>}
                  {phrase}
                </span>{' '}
              </span>
            ))}
          </p>
        </div>
        <div className={styles.picture}>
          <Picture {...heroPicture} fill priority />
        </div>
        <div className={styles.actions}>
          <OutLink look="gold" icon="whatsapp" href={whatsappLink(LAYOUT.enquiry.consultation)}>
            {hero.consultation}
          </OutLink>
          <LinkButton look="secondary" to={PATHS.about}>
            {hero.about}
          </LinkButton>
        </div>
      </div>
    </Section>
  );
}
