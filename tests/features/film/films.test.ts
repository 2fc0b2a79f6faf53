import { beforeAll, describe, expect, test } from 'vitest';
import { TRADITION_IDS } from '#src/catalogue/traditions/tradition.ts';
import { TRADITIONS } from '#src/catalogue/traditions.ts';
import { FILM_IDS } from '#src/domain/film/film.ts';
import { occasionOf } from '#src/domain/film/occasions.ts';
import { textsForFamily, traditionWords } from '#src/domain/film/wedding-film.ts';
import { designOf, FILMS } from '#src/features/film/films.ts';
import { loadAllGuestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

beforeAll(loadAllGuestTexts);

const WEDDINGS = FILM_IDS.filter((id) => occasionOf(id) === 'wedding');
const LANGUAGES: readonly Language[] = ['en', 'hi', 'mr'];

/** Rites, customs and signs by tradition, in the words of the three languages. */
const OWN_WORDS = {
  hindu: /गणेश|Ganesh|विवाह संस्कार|शुभ विवाह|शुभविवाह|phere/i,
  muslim: /nikah|निकाह|Allah|अल्लाह|dua\b|duas|दुआ|اللّٰه/i,
  sikh: /anand karaj|आनंद कारज|Waheguru|वाहेगुरु|ੴ/i,
  christian: /Holy Matrimony|पवित्र विवाह|God|prayer|प्रार्थना|1 Corinthians/i,
} as const;

describe.each(TRADITION_IDS)('a wedding film of a couple whose tradition is %s', (tradition) => {
  const others = Object.entries(OWN_WORDS).filter(([one]) => one !== tradition);

  test.each(LANGUAGES)('says nothing in %s that belongs to another tradition', (language) => {
    const texts = Object.values(traditionWords(tradition, language)).join('\n');
    for (const [, words] of others) expect(texts).not.toMatch(words);
  });

  test('opens with a line of that tradition, or with none', () => {
    const lines = TRADITIONS.find(({ id }) => id === tradition)?.blessings ?? [];
    const { blessing } = traditionWords(tradition, 'en');
    expect(blessing).toBe(lines[0]?.text.split('\n')[0] ?? '');
  });

  test('invites to the wedding by the name that the tradition has for it', () => {
    const invitation = { ...SAMPLE, tradition };
    const family = { name: 'Verma', language: 'en', functions: [] } as const;
    expect(textsForFamily(invitation, family).invitation).toContain(
      {
        hindu: 'wedding',
        muslim: 'nikah',
        sikh: 'anand karaj',
        christian: 'Holy Matrimony',
        modern: 'wedding',
      }[tradition],
    );
  });

  test('shows a mandap, its fire or a groom’s turban to Hindu couples only', () => {
    for (const id of WEDDINGS) {
      const design = designOf(id, tradition);
      if (tradition === 'hindu') expect(design).toBe(FILMS[id]);
      else {
        expect(design.pictures.join()).not.toMatch(/mandap|turban|kalash|pit|heart/);
        expect(design.ornament).toBe(
          { muslim: 'stars', sikh: 'phulkari', christian: 'none', modern: 'none' }[tradition],
        );
      }
    }
  });
});

test('films of other occasions are the same for all', () => {
  const others = FILM_IDS.filter((id) => !WEDDINGS.includes(id));
  for (const id of others) expect(designOf(id, 'muslim')).toBe(FILMS[id]);
});
