import artwork from '#src/catalogue/artwork/cards.json';
import { picture } from '#src/catalogue/picture.ts';
import { Flower } from '#src/ui/flower.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { OwnText } from '#src/ui/own-text.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Section } from '#src/ui/section.tsx';
import { HOME } from '#text/home.ts';
import styles from './why.module.css';

const { why } = HOME;
const card = picture(artwork, 'cards/series-4/ivory-arch', 'card', why.alt);

export function Why() {
  return (
    <Section padded={false} labelledBy="why-title">
      <div className={styles.why}>
        <figure className={styles.picture}>
          <Picture source={card} sizes="(min-width: 992px) 50vw, 100vw" fill position="50% 30%" />
        </figure>
        <div className={styles.text}>
          <Heading id="why-title" title={<OwnText text={why.title} />} hindi={why.hindi} line={why.line} />
          <ul className={styles.stats}>
            {why.stats.map(({ numeral, label, line }) => (
              <li key={label} className={styles.stat}>
                <span className={styles.numeral}>{numeral ?? <Flower />}</span>{' '}
                <span>
                  <strong className={styles.label}>{label}</strong>
                  <span className={styles.line}>{line}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
