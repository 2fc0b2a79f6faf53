import { useContext, useMemo } from 'react';
import { PortraitContext } from '#src/data/portrait-source.ts';
import { guestPortraits } from '#src/data/read-portraits.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import type { Language } from '#src/locales/locales.ts';
import { CoverPhoto } from './cover-photo.tsx';
import { Gallery } from './gallery.tsx';

interface PhotographsProps {
  readonly invitation: Invitation;
  /** The smaller ones in this language; without it, the cover. */
  readonly language?: Language;
}

/** The couple's photographs on its page. */
export function Photographs({ invitation: { code, portraits = [] }, language }: PhotographsProps) {
  const edited = useContext(PortraitContext);
  const source = useMemo(() => edited ?? guestPortraits(code), [edited, code]);
  const cover = portraits.find(({ place }) => place === 'cover');
  const others = portraits.filter(({ place }) => place !== 'cover');
  if (!language) return cover ? <CoverPhoto source={source} mark={cover} /> : null;
  return others.length > 0 ? <Gallery source={source} marks={others} language={language} /> : null;
}
