import { sceneOf } from '#src/catalogue/invitation-scenes.ts';
import { TRADITIONS } from '#src/catalogue/traditions.ts';
import { SITE_LANGUAGE } from '#src/config/site-language.ts';
import { INVITATION_EDITOR } from '#src/content/invitation-editor.ts';
import { withLanguage, withTradition } from '#src/domain/draft/draft-look.ts';
import { ChoiceField } from '#src/ui/check-field.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { PictureChoice } from '#src/ui/picture-choice.tsx';
import type { StepProps } from './step.ts';
import styles from './steps.module.css';

const { look } = INVITATION_EDITOR;

const DesignField = lazyPart(() => import('./design-field.tsx').then((module) => module.DesignField));

const DRESSES = TRADITIONS.map(({ id, name }) => ({
  value: id,
  picture: sceneOf(id),
  label:
    SITE_LANGUAGE === 'hi' ? (
      name.hi
    ) : (
      <>
        {name.en} <span lang="hi">{name.hi}</span>
      </>
    ),
}));

const LANGUAGES = (['en', 'hi', 'both'] as const).map((value) => ({ value, ...look.languages[value] }));

/** Fourth step: the dress of the page, or the card that was ordered, and its language. */
export function LookStep({ draft, onChange }: StepProps) {
  return (
    <>
      <fieldset>
        <legend className={styles.legend}>{look.dress}</legend>
        <PictureChoice
          name="dress"
          value={draft.tradition}
          options={DRESSES}
          onChoose={(tradition) => onChange((before) => withTradition(before, tradition))}
        />
      </fieldset>
      <DesignField
        value={draft.design}
        onChoose={(design) => onChange((before) => ({ ...before, design }))}
      />
      <ChoiceField
        legend={look.language}
        name="page-language"
        value={draft.language}
        options={LANGUAGES}
        onChoose={(language) => onChange((before) => withLanguage(before, language))}
      />
    </>
  );
}
