import { useState } from 'react';
import { SITE } from '#src/config/site.ts';
import { CONTACT } from '#src/content/contact.ts';
import { Button, OutLink } from '#src/ui/button.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import styles from './contact-page.module.css';

const { map } = CONTACT;

/** The map, fetched from Google only when somebody asks for it; its place is kept, so nothing moves. */
export function PlaceMap() {
  const [shown, setShown] = useState(false);
  return (
    <Section ground="sand" labelledBy="map-title">
      <Wrap>
        <h2 id="map-title">{map.title}</h2>
        <p className={styles.mapLine}>{map.line}</p>
        <div className={styles.map}>
          {shown ? (
            <iframe
              className={styles.frame}
              src={SITE.mapEmbed}
              title={map.frame}
              referrerPolicy="no-referrer-when-downgrade"
            />
          ) : (
            <div className={styles.cover}>
              <div className={styles.square}>
                <Button icon="pin" onClick={() => setShown(true)}>
                  {map.show}
                </Button>
                <OutLink look="link" href={SITE.mapLink}>
                  {map.open}
                </OutLink>
              </div>
            </div>
          )}
        </div>
      </Wrap>
    </Section>
  );
}
