import type { ReactNode } from 'react';
import { sceneOf } from '#src/catalogue/invitation-scenes.ts';
import type { TraditionId } from '#src/catalogue/traditions/tradition.ts';
import { TRADITIONS } from '#src/catalogue/traditions.ts';
import { withLanguage, withTradition } from '#src/domain/draft/draft-look.ts';
import { PAGE_LANGUAGES } from '#src/domain/invitation/languages-of.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import { localeOf } from '#src/locales/locales.ts';
import { ChoiceField } from '#src/ui/check-field.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { PictureChoice } from '#src/ui/picture-choice.tsx';
import { INVITATION_EDITOR } from '#text/invitation-editor.ts';
import { SITE_LANGUAGE } from '#text/site-language.ts';
import type { StepProps } from './step.ts';
import styles from './steps.module.css';

const { look } = INVITATION_EDITOR;

const DesignField = lazyPart(() => import('./design-field.tsx').then((module) => module.DesignField));

function dressName(id: TraditionId): ReactNode {
  const also = look.dressAlsoIn;
  const { name } = guestTexts(SITE_LANGUAGE).traditions[id];
  return also ? (
    <>
      {name} <span lang={also}>{guestTexts(also).traditions[id].name}</span>
    </>
  ) : (
    name
  );
}

const CHOICES = PAGE_LANGUAGES.map((value) =>
  value === 'both' ? { value, ...look.both } : { value, label: localeOf(value).name },
);

/** Fourth step: the dress of the page, the couple's photographs or the card that was ordered, and its language. */
export function LookStep({ draft, photographs, onChange }: StepProps) {
  return (
    <>
      <fieldset>
        <legend className={styles.legend}>{look.dress}</legend>
        <PictureChoice
          name="dress"
          value={draft.tradition}
          options={TRADITIONS.map(({ id }) => ({ value: id, picture: sceneOf(id), label: dressName(id) }))}
          onChoose={(tradition) => onChange((before) => withTradition(before, tradition))}
        />
      </fieldset>
      {photographs}
      <DesignField
        value={draft.design}
        onChoose={(design) => onChange((before) => ({ ...before, design }))}
      />
      <ChoiceField
        legend={look.language}
        name="page-language"
        value={draft.language}
        options={CHOICES}
        onChoose={(language) => onChange((before) => withLanguage(before, language))}
      />
    </>
  );
}
