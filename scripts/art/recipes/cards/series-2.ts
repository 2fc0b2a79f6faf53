import { drawFace } from '#scripts/art/kit/face.ts';
import { card, envelope, shot } from '#scripts/art/kit/shot.ts';
import { cotton } from '#scripts/art/kit/stock.ts';
import { circle, inked, line, path, place } from '#scripts/art/kit/svg.ts';
import { names, plainDevanagari, smallCaps } from '#scripts/art/lettering.ts';
import { deckle } from '#scripts/art/motifs/outline.ts';
import { engravedBud, engravedLotus, lilyPad, stem } from '#scripts/art/motifs/lotus.ts';
import { gobo } from '#scripts/art/props/gobo.ts';
import { jasmine } from '#scripts/art/props/jasmine.ts';
import type { Recipe } from '#scripts/art/recipe.ts';

/** Series 2: one ink pressed deep into blush or sage cotton with torn edges. */

const BLUSH = '#f4dfd8';
const ROSE_INK = '#8d4653';

/** An engraved lotus before a pressed sun. */
async function blushLotus(): Promise<Buffer> {
  const pond =
    stem('M292 470C300 620 420 800 452 968', 2.6) + stem('M742 560C748 700 590 830 556 968', 2.6) + stem('M500 690C512 800 496 880 504 968', 3) +
    place(engravedBud(152), 292, 474, { turn: -7 }) + place(engravedBud(118, 2.2, 11), 742, 566, { turn: 9 }) +
    place(engravedLotus(318), 500, 700) + place(lilyPad(138, 30), 690, 962, { turn: -2 }) +
    place(lilyPad(168, 36), 330, 974, { turn: 2 }) + place(lilyPad(84, 17, 2), 548, 992) +
    [0, 1, 2].map((row) => path(`M${330 + row * 26} ${1016 + row * 10}Q500 ${1010 + row * 10} ${670 - row * 26} ${1016 + row * 10}`, line(1.5))).join('');
  const sun = circle(500, 520, 330);
  const face = await drawFace({
    stock: cotton(BLUSH),
    print: inked(sun, '#f0cfc5'),
    deboss: sun,
    ink:
      inked(pond, ROSE_INK, BLUSH) +
      inked(
        names('Aarav', 'Meera', 500, 1146, { size: 106, weight: 500 }) + plainDevanagari('विवाह उत्सव', 500, 1220, { size: 42 }) +
          smallCaps('Kochi · 18.01', 500, 1276, { size: 25 }),
        ROSE_INK,
      ),
    cut: deckle(),
    edge: 0.9,
  });
  const strand = Array.from({ length: 30 }, (_, index): [number, number] => {
    const t = index / 29;
    return [544 + 216 * t - 60 * Math.sin(t * 3), 1026 - 332 * t + 46 * Math.sin(t * 6.4)];
  });
  return shot({
    surface: { kind: 'plaster', colour: '#d8d6c6', strength: 1.4, seed: 12 },
    vignette: 0.22,
    items: [
      envelope({ colour: '#b9c2aa', liner: '#f7ece3', linerInk: '#c99b8f' }, { x: 388, y: 486, turn: 5, shadow: '50,50,40' }),
      card(face, { width: 548, x: 360, y: 508, turn: -2.5, tilt: 8, shadow: '70,40,35', edge: ['#dfc5bc', '#cfb2a8', '#b89a90'] }),
      gobo(3, 0.25, 11),
      jasmine(strand),
    ],
  });
}

export const recipes: readonly Recipe[] = [{ name: 'cards/series-2/blush-lotus', shape: 'card', draw: blushLotus }];
