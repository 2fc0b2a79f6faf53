import type { TraditionId } from '#src/catalogue/traditions/tradition.ts';
import { TRADITIONS } from '#src/catalogue/traditions.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { NO_PAGE_TEXTS } from '#src/domain/invitation/invitation.ts';
import { LANGUAGES, spokenIn } from '#src/locales/locales.ts';
import { Cover } from './cover.tsx';
import { SLOTS } from './early-slots.ts';
import styles from './invitation-view.module.css';

const [one = '', other = '', oneAlso = '', otherAlso = ''] = SLOTS;

/** Covers with slots for the names, one for each dress and language, for the end of the shell's HTML. */
export function EarlyCovers() {
  return TRADITIONS.flatMap(({ id }) =>
    LANGUAGES.map((language) => (
      <template key={`${id}-${language}`} data-cover={`${id}-${language}`}>
        <div className={styles.view} {...spokenIn(language)} data-dress={id}>
          <div className={styles.sheet}>
            <Cover invitation={withSlots(id)} language={language} sealed asksReply={false} />
          </div>
        </div>
      </template>
    )),
  );
}

function withSlots(tradition: TraditionId): Invitation {
  return {
    code: '',
    published: true,
    filmReleased: false,
    couple: [
      { name: one, also: oneAlso, script: 'Deva' },
      { name: other, also: otherAlso, script: 'Deva' },
    ],
    families: ['', ''],
    tradition,
    design: '',
    language: 'both',
    place: '',
    texts: NO_PAGE_TEXTS.texts,
    hindi: NO_PAGE_TEXTS,
    functions: [],
    contacts: [],
    links: { album: '', music: '' },
    settings: { replyBy: 0, closesAt: 0, wall: 'off', openSeats: 0 },
    updatedAt: 0,
  };
}
