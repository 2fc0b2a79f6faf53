/** The page that `npm run proof -- lettering` opens: it letters cards and measures their ink with the shop's own code. */
import { pixelsOutside } from '#scripts/proof/pixels-outside.ts';
import { CARD_SERIES, designId } from '#src/catalogue/card-series.ts';
import { loadLettering } from '#src/catalogue/lettering/load-lettering.ts';
import type { LetteringSlot } from '#src/catalogue/lettering/slots.ts';
import type { CardNames, NameTexts } from '#src/features/card-lettering/card-names.ts';
import { drawCard } from '#src/features/card-lettering/draw-cards.ts';
import { drawText, prepareLettering, setSlots } from '#src/features/card-lettering/draw-names.ts';

/** Units by which a soft edge may leave the box. */
const SOFT = 1.5;

async function slotsOf(id: string): Promise<readonly LetteringSlot[]> {
  const [series = '', design = ''] = id.split('/');
  return (await loadLettering(series))[design]?.slots ?? [];
}

/** What is wrong with the names on this card. */
async function faultsOf(id: string, names: CardNames): Promise<string[]> {
  const slots = await slotsOf(id);
  await prepareLettering(slots, names);
  return setSlots(slots, names).flatMap(({ slot, set }) => {
    const outside = pixelsOutside(slot.box, SOFT, (context) => drawText(context, slot, set));
    return outside > 0 ? [`${slot.role}: ${outside} pixels outside the box`] : [];
  });
}

/** The lettered card as a data address, or nothing if it has no blank. */
async function picture(id: string, names: CardNames, width: number): Promise<string | undefined> {
  return (await drawCard(id, names, width))?.toDataURL('image/png');
}

/** The text of the sample picture, for comparison with a lettered card. */
async function sampleNames(id: string): Promise<NameTexts> {
  const slots = await slotsOf(id);
  const sample = (role: string) => slots.find((slot) => slot.role === role)?.sample;
  const [first, second] = sample('names')?.split(' & ') ?? [sample('first'), sample('second')];
  const [place, date] = (sample('dateAndPlace') ?? '').split(/ *[·,|] */);
  const isDateFirst = /^\d/.test(place ?? '');
  return {
    first: first ?? '',
    second: second ?? '',
    families: sample('families') ?? '',
    date: sample('date') ?? (isDateFirst ? place : date) ?? '',
    place: sample('place') ?? (isDateFirst ? date : place) ?? '',
  };
}

const lettering = {
  designIds: CARD_SERIES.flatMap((series) => series.designs.map((design) => designId(series, design))),
  faultsOf,
  picture,
  sampleNames,
};

declare global {
  interface Window {
    lettering: typeof lettering;
  }
}

window.lettering = lettering;
document.documentElement.dataset.ready = '';
