import { useEffect } from 'react';
import { keepPictures, keepPicturesOnly, keptPictures } from '#src/data/portrait-copies.ts';
import { changeDraft, currentDraft, useDraft } from '#src/data/use-draft.ts';
import type { Portrait, PortraitPlace } from '#src/domain/portraits/portrait.ts';
import { sorted } from '#src/domain/portraits/portrait.ts';
import { PortraitsField } from './portraits-field.tsx';

export function DraftPortraits() {
  const { portraits } = useDraft().data;
  const versions = portraits.map(({ version }) => version).join(' ');
  useEffect(() => {
    void keepPicturesOnly(versions.split(' '));
  }, [versions]);
  return (
    <PortraitsField
      store={{
        portraits,
        now: () => currentDraft().portraits,
        pictures: keptPictures,
        put: async ({ portrait, pictures }) => {
          const isKept = await keepPictures(portrait.version, pictures);
          changePortrait(portrait.place, portrait);
          return isKept;
        },
        remove: async (place) => changePortrait(place, undefined),
      }}
    />
  );
}

function changePortrait(place: PortraitPlace, next: Portrait | undefined): void {
  changeDraft((draft) => {
    const others = draft.portraits.filter((one) => one.place !== place);
    return { ...draft, portraits: sorted(next ? [...others, next] : others) };
  });
}
