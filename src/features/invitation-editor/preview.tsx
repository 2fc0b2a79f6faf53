import type { ComponentType, MouseEvent } from 'react';
import { memo, useDeferredValue, useState } from 'react';
import type { Draft } from '#src/domain/draft/draft.ts';
import { invitationOf } from '#src/domain/draft/draft-invitation.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import type { Life } from '#src/domain/invitation/life.ts';
import { headLanguage } from '#src/domain/invitation/names.ts';
import type { Language } from '#src/locales/locales.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { INVITATION_EDITOR } from '#text/invitation-editor.ts';
import styles from './preview.module.css';

const { preview: texts } = INVITATION_EDITOR;

const DAY_MS = 86_400_000;

const LIVES = (['invitation', 'guide', 'thanks', 'anniversary'] satisfies Life[]).map((value) => ({
  value,
  label: texts.lives[value],
}));

/** A guest's page, which the editor is given. */
export type PageView = ComponentType<{
  readonly invitation: Invitation;
  readonly language: Language;
  readonly now: number;
}>;

interface PreviewProps {
  readonly page: PageView;
  readonly draft: Draft;
  readonly now: number;
}

/** The page as guests would see it now, or later. It follows the input without delaying it. */
export function Preview({ page, draft, now }: PreviewProps) {
  const [life, setLife] = useState<Life>('invitation');
  const shown = useDeferredValue(draft);
  return (
    <section className={styles.preview} aria-label={texts.label}>
      <SelectField label={texts.life} value={life} options={LIVES} onChoose={setLife} />
      <div className={styles.page} data-preview="" onClickCapture={holdBack}>
        <Page page={page} draft={shown} now={now} life={life} />
      </div>
    </section>
  );
}

/** Stops what would navigate or download; the language switch and other controls of the page still work. */
function holdBack(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest('a, button') : null;
  if (!control || control.hasAttribute('data-stays')) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Rendered again only for another draft, not for each letter. */
const Page = memo(function Page({ page: View, draft, now, life }: PreviewProps & { readonly life: Life }) {
  const invitation = withSampleNames(invitationOf(draft, now));
  return (
    <>
      {invitation.functions.length === 0 && <p className={styles.note}>{texts.noDays}</p>}
      <View invitation={invitation} language={headLanguage(draft)} now={momentOf(life, invitation)} />
    </>
  );
});

/** Initial names, because a cover without any looks broken. */
function withSampleNames(invitation: Invitation): Invitation {
  const [first, second] = invitation.couple;
  return {
    ...invitation,
    couple: [
      { ...first, name: first.name || texts.first },
      { ...second, name: second.name || texts.second },
    ],
  };
}

/** A moment in which the page is in a life; 0 is before every wedding. */
function momentOf(life: Life, { functions }: Invitation): number {
  const starts = functions.map(({ start }) => start);
  if (life === 'invitation' || starts.length === 0) return 0;
  if (life === 'guide') return Math.min(...starts);
  return Math.max(...starts) + (life === 'thanks' ? 2 : 367) * DAY_MS;
}
