import { useEffect, useRef, useState } from 'react';
import { SITE } from '#src/config/site.ts';
import { OutLink } from '#src/ui/button.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import { CONTACT } from '#text/contact.ts';
import styles from './contact-page.module.css';

const { map } = CONTACT;

/** Google map, loaded when near the viewport; the link above it also works without the map. */
export function PlaceMap() {
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (!container.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!navigator.onLine || !entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        watch.disconnect();
      },
      { rootMargin: '300px' },
    );
    watch.observe(container.current);
    return () => watch.disconnect();
  }, []);

  return (
    <Section ground="sand" labelledBy="map-title">
      <Wrap>
        <h2 id="map-title">{map.title}</h2>
        <p className={styles.mapLine}>
          <OutLink look="link" icon="pin" href={SITE.mapLink}>
            {map.open}
          </OutLink>
        </p>
        <div ref={container} className={styles.map}>
          {isNear && (
            <iframe
              className={styles.frame}
              src={SITE.mapEmbed}
              title={map.frame}
              referrerPolicy="no-referrer-when-downgrade"
            />
          )}
        </div>
      </Wrap>
    </Section>
  );
}
