import type { FormEvent } from 'react';
import { useState } from 'react';
import type { Testimonial, TestimonialTexts } from '#src/domain/board/board.ts';
import { LIMITS } from '#src/domain/board/limits.ts';
import { cleanLine } from '#src/lib/text.ts';
import { SITE_LANGUAGES } from '#src/locales/locales.ts';
import { Button } from '#src/ui/button.tsx';
import { TextArea, TextField } from '#src/ui/field.tsx';
import { MANAGE_SHOP } from '#text/manage-shop.ts';
import styles from './board-desk.module.css';
import type { PartProps } from './desk-section.tsx';
import { DeskSection, RemovableList } from './desk-section.tsx';

const text = MANAGE_SHOP.testimonials;

/** What customers said, both languages side by side. */
export function TestimonialPart({ draft: { testimonials }, onChange }: PartProps) {
  return (
    <DeskSection id="shop-testimonials" title={text.title} line={text.line}>
      <RemovableList
        items={testimonials}
        name={{ 'aria-labelledby': 'shop-testimonials' }}
        nameOf={({ en }) => en.name}
        show={({ en }) => (
          <>
            <b>{en.name}</b>: “{en.message}”
          </>
        )}
        onChange={(left) => onChange({ testimonials: left })}
        none={text.none}
      />
      <TestimonialForm onAdd={(one) => onChange({ testimonials: [...testimonials, one] })} />
    </DeskSection>
  );
}

const EMPTY: Testimonial = {
  en: { name: '', message: '', designation: text.designations.en },
  hi: { name: '', message: '', designation: text.designations.hi },
};

function TestimonialForm({ onAdd }: { readonly onAdd: (testimonial: Testimonial) => void }) {
  const [typed, setTyped] = useState(EMPTY);
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const clean = { en: cleanWords(typed.en), hi: cleanWords(typed.hi) };
    const isWhole = SITE_LANGUAGES.every((language) => clean[language].name && clean[language].message);
    setIsWrong(!isWhole);
    if (!isWhole) return;
    onAdd(clean);
    setTyped(EMPTY);
  };
  return (
    <form
      className={styles.editor}
      onSubmit={submit}
      noValidate
      data-unsaved={JSON.stringify(typed) !== JSON.stringify(EMPTY) || undefined}
    >
      <div className={`${styles.pair} ${styles.tops}`}>
        {SITE_LANGUAGES.map((language) => {
          const field = (name: keyof TestimonialTexts, longest: number) => ({
            label: `${text[name]}, ${MANAGE_SHOP.languages[language]}`,
            lang: language,
            autoComplete: 'off',
            maxLength: longest,
            value: typed[language][name],
            onChange: ({ target }: { target: { value: string } }) =>
              setTyped({ ...typed, [language]: { ...typed[language], [name]: target.value } }),
          });
          return (
            <div key={language} className={styles.editor}>
              <TextField {...field('name', LIMITS.boardName.max)} error={isWrong ? text.wrong : undefined} />
              <TextArea {...field('message', LIMITS.boardMessage.max)} rows={5} />
              <TextField {...field('designation', LIMITS.boardName.max)} />
            </div>
          );
        })}
      </div>
      <div>
        <Button type="submit" look="secondary">
          {text.add}
        </Button>
      </div>
    </form>
  );
}

function cleanWords({ name, message, designation }: TestimonialTexts): TestimonialTexts {
  return { name: cleanLine(name), message: cleanLine(message), designation: cleanLine(designation) };
}
