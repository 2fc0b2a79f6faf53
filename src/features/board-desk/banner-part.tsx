import { useRef, useState } from 'react';
import type { Banner } from '#src/domain/board/board.ts';
import { LIMITS } from '#src/domain/board/limits.ts';
import { isDay } from '#src/domain/day.ts';
import { indiaDay } from '#src/domain/india-time.ts';
import { SITE_LANGUAGES } from '#src/locales/locales.ts';
import { Button } from '#src/ui/button.tsx';
import { TextArea, TextField } from '#src/ui/field.tsx';
import { MANAGE_SHOP } from '#text/manage-shop.ts';
import styles from './board-desk.module.css';
import { isComingDay } from './coming-day.ts';
import type { PartProps } from './desk-section.tsx';
import { DeskSection } from './desk-section.tsx';

const text = MANAGE_SHOP.banner;

interface BannerPartProps extends PartProps {
  readonly saved: Banner | undefined;
}

/** The banner with its days, both languages side by side. An empty one is none. */
export function BannerPart({ draft, saved, onChange }: BannerPartProps) {
  const today = indiaDay(Date.now());
  /** Kept while its text is empty. */
  const [days, setDays] = useState({ first: today, last: today });
  const heading = useRef<HTMLHeadingElement>(null);
  const banner: Banner = draft.banner ?? { ...days, text: { en: '', hi: '' } };
  const put = (part: Partial<Banner>) => {
    const next = { ...banner, ...part };
    setDays({ first: next.first, last: next.last });
    const isEmpty = next.text.en === '' && next.text.hi === '';
    onChange({ banner: isEmpty ? undefined : next });
  };
  const remove = () => {
    setDays({ first: today, last: today });
    onChange({ banner: undefined });
    heading.current?.focus();
  };
  const fault = bannerFault(draft.banner, saved);
  return (
    <DeskSection id="shop-banner" title={text.title} line={text.line} heading={heading}>
      <div className={styles.pair}>
        {SITE_LANGUAGES.map((language) => (
          <TextArea
            key={language}
            label={`${text.text}, ${MANAGE_SHOP.languages[language]}`}
            lang={language}
            rows={4}
            maxLength={LIMITS.boardBanner.max}
            value={banner.text[language]}
            onChange={({ target }) => put({ text: { ...banner.text, [language]: oneLine(target.value) } })}
            error={draft.banner && banner.text[language].trim() === '' ? text.fault.texts : undefined}
          />
        ))}
      </div>
      <div className={styles.pair}>
        <TextField
          label={text.first}
          type="date"
          value={banner.first}
          onChange={({ target }) => put({ first: target.value })}
          error={fault === 'first' ? text.fault.first : undefined}
        />
        <TextField
          label={text.last}
          type="date"
          min={banner.first}
          value={banner.last}
          onChange={({ target }) => put({ last: target.value })}
          error={fault === 'last' ? text.fault.last : undefined}
        />
      </div>
      {draft.banner && (
        <div>
          <Button look="link" onClick={remove}>
            {text.remove}
          </Button>
        </div>
      )}
    </DeskSection>
  );
}

/** What has to be corrected before the banner can be saved. One that is saved already may be over. */
export function bannerFault(
  banner: Banner | undefined,
  saved: Banner | undefined,
): keyof typeof text.fault | undefined {
  if (!banner || banner === saved) return undefined;
  const { first, last } = banner;
  const { en, hi } = banner.text;
  if (!isDay(first)) return 'first';
  if (!isComingDay(last) || last < first) return 'last';
  return en.trim() === '' || hi.trim() === '' ? 'texts' : undefined;
}

/** Without what the rules refuse, and with the space that is still being typed. */
function oneLine(typed: string): string {
  return typed.replaceAll(/[\n\t]/g, ' ').trimStart();
}
