import { sceneOf } from '#src/catalogue/invitation-scenes.ts';
import { PATHS } from '#src/config/paths.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import { HOME } from '#text/home.ts';
import styles from './own-invitation.module.css';

const { invitation } = HOME;

const SHOWN = ['muslim', 'hindu', 'sikh'] as const;

/** Leads couples to the page where they make their own invitation. */
export function OwnInvitation() {
  return (
    <Section labelledBy="invitation-title">
      <Wrap>
        <div className={styles.invitation}>
          <div>
            <Heading
              id="invitation-title"
              title={invitation.title}
              hindi={invitation.hindi}
              line={invitation.line}
            />
            <LinkButton to={PATHS.invitations}>{invitation.button}</LinkButton>
          </div>
          <div className={styles.covers}>
            {SHOWN.map((tradition) => (
              <div key={tradition} className={styles.cover}>
                <Picture
                  source={sceneOf(tradition)}
                  sizes="(min-width: 992px) 200px, 30vw"
                  fill
                  position="50% 100%"
                />
              </div>
            ))}
          </div>
        </div>
      </Wrap>
    </Section>
  );
}
