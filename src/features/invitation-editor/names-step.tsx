import { useRef, useState } from 'react';
import { TRADITIONS } from '#src/catalogue/traditions.ts';
import type { Draft, DraftPartner } from '#src/domain/draft/draft.ts';
import { errorAt } from '#src/domain/draft/draft-check.ts';
import { nameOf } from '#src/domain/draft/draft-invitation.ts';
import { withTradition } from '#src/domain/draft/draft-look.ts';
import {
  daysBehind,
  leaveBehind,
  moveAlong,
  movesOf,
  withWeddingDay,
} from '#src/domain/draft/wedding-day.ts';
import { instantInIndia, showIndiaDay } from '#src/domain/india-time.ts';
import { INVITATION_TEXTS } from '#src/domain/invitation/limits.ts';
import { SCRIPTS } from '#src/domain/invitation/scripts.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { INVITATION_EDITOR } from '#text/invitation-editor.ts';
import { SITE_LANGUAGE } from '#text/site-language.ts';
import { HindiField } from './hindi-field.tsx';
import { LimitedField } from './limited-field.tsx';
import type { StepProps } from './step.ts';
import styles from './steps.module.css';

const { names, functions } = INVITATION_EDITOR;
const { move: texts } = names;

const PARTNERS = [
  { place: 0, label: names.first, sample: names.firstSample, also: names.alsoFirst },
  { place: 1, label: names.second, sample: names.secondSample, also: names.alsoSecond },
] as const;

const SCRIPT_OPTIONS = SCRIPTS.map((value) => ({
  value,
  label: names.scripts[value],
}));

/** How a field for each script is written and read out. */
const SCRIPT_LANGUAGE = {
  Deva: { lang: 'hi' },
  Guru: { lang: 'pa' },
  Arab: { lang: 'ur', dir: 'rtl' },
} as const;

const KINDS = TRADITIONS.map(({ id }) => ({
  value: id,
  label: guestTexts(SITE_LANGUAGE).traditions[id].name,
}));

/** First step: who marries, when and where, and in which tradition. */
export function NamesStep({ draft, faults, onChange }: StepProps) {
  const change = (fields: Partial<Draft>) => onChange((before) => ({ ...before, ...fields }));
  const setPartner = (place: 0 | 1, fields: Partial<DraftPartner>) =>
    onChange((before) => ({ ...before, couple: withPartner(before.couple, place, fields) }));
  const [hadOthers] = useState(draft.couple.some(({ also }) => also !== ''));
  return (
    <>
      <div className={styles.pair}>
        {PARTNERS.map(({ place, label, sample }) => (
          <LimitedField
            key={place}
            label={label}
            value={draft.couple[place].name}
            placeholder={sample}
            longest={INVITATION_TEXTS.name}
            autoComplete="off"
            onText={(name) => setPartner(place, { name })}
          />
        ))}
      </div>
      <SelectField
        label={names.tradition}
        value={draft.tradition}
        options={KINDS}
        onChoose={(tradition) => onChange((before) => withTradition(before, tradition))}
      />
      <div className={styles.pair}>
        <TextField
          label={names.weddingDay}
          type="date"
          value={draft.weddingDay}
          error={errorAt(faults, 'names.weddingDay')}
          onChange={(event) => onChange((before) => withWeddingDay(before, event.target.value))}
        />
        <LimitedField
          label={names.place}
          value={draft.place}
          longest={INVITATION_TEXTS.name}
          autoComplete="address-level2"
          onText={(place) => change({ place })}
        />
      </div>
      <HindiField
        draft={draft}
        label={names.place}
        value={draft.hindi.place}
        longest={INVITATION_TEXTS.name}
        onText={(place) => onChange((before) => ({ ...before, hindi: { ...before.hindi, place } }))}
      />
      <p className={styles.note}>{names.weddingDayHint}</p>
      <DayMove draft={draft} onChange={onChange} />
      <details className={styles.more} open={hadOthers || draft.language === 'both'}>
        <summary>{names.otherScripts}</summary>
        <div className={styles.group}>
          {PARTNERS.map(({ place, also }) => (
            <OtherScript
              key={place}
              partner={draft.couple[place]}
              label={also}
              onPartner={(fields) => setPartner(place, fields)}
            />
          ))}
        </div>
      </details>
    </>
  );
}

interface OtherScriptProps {
  readonly partner: DraftPartner;
  readonly label: string;
  readonly onPartner: (fields: Partial<DraftPartner>) => void;
}

function OtherScript({ partner, label, onPartner }: OtherScriptProps) {
  return (
    <div className={styles.pair}>
      <LimitedField
        label={label}
        value={partner.also}
        longest={INVITATION_TEXTS.name}
        autoComplete="off"
        {...SCRIPT_LANGUAGE[partner.script]}
        onText={(also) => onPartner({ also })}
      />
      <SelectField
        label={names.script}
        aria-label={`${names.script}: ${label}`}
        value={partner.script}
        options={SCRIPT_OPTIONS}
        onChoose={(script) => onPartner({ script })}
      />
    </div>
  );
}

function withPartner(
  [first, second]: Draft['couple'],
  place: 0 | 1,
  fields: Partial<DraftPartner>,
): Draft['couple'] {
  return place === 0 ? [{ ...first, ...fields }, second] : [first, { ...second, ...fields }];
}

/** Offers to move functions with their own dates along with the wedding, and shows the new dates. */
function DayMove({ draft, onChange }: Pick<StepProps, 'draft' | 'onChange'>) {
  const [answer, setAnswer] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const days = daysBehind(draft);
  const settle = (next: typeof moveAlong, done: string) => {
    // The pressed button is removed.
    place.current?.focus();
    onChange(next);
    setAnswer(done);
  };
  return (
    <div ref={place} tabIndex={-1} className={days > 0 ? styles.moves : undefined} role="status">
      {days === 0 ? (
        <p>{answer}</p>
      ) : (
        <>
          <p>{texts.title}</p>
          <ul>
            {movesOf(draft).map(({ id, name, from, to }) => (
              <li key={id}>
                <b {...textLanguage(name)}>{nameOf(name) || functions.unnamed}</b>{' '}
                <span>{texts.days(shown(from), shown(to))}</span>
              </li>
            ))}
          </ul>
          <div className={styles.answers}>
            <Button look="secondary" small onClick={() => settle(moveAlong, texts.moved)}>
              {texts.all(days)}
            </Button>
            <Button look="link" onClick={() => settle(leaveBehind, texts.left)}>
              {texts.leave}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function shown(day: string): string {
  const noon = instantInIndia(day, '12:00');
  return noon === undefined ? day : showIndiaDay(noon);
}
