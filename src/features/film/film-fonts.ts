import type { CanvasFont } from '#src/styles/canvas-fonts.ts';
import { CANVAS_FONTS, familiesIn, fetchFonts } from '#src/styles/canvas-fonts.ts';

export type FilmFace = 'display' | 'names' | 'italic' | 'text';

const { cormorant, cormorantItalic, rozha, muktaSemibold, rozhaHindi, muktaHindi, gurmukhi, urdu } =
  CANVAS_FONTS;

const FACES: Readonly<Record<FilmFace, readonly CanvasFont[]>> = {
  display: [rozha, rozhaHindi, gurmukhi, urdu],
  names: [cormorant, rozhaHindi, gurmukhi, urdu],
  italic: [cormorantItalic, rozhaHindi, gurmukhi, urdu],
  text: [muktaSemibold, muktaHindi, gurmukhi, urdu],
};

export function familiesOf(face: FilmFace): string {
  return familiesIn(FACES[face]);
}

/** Resolves with whether all fonts that a text needs are there. */
export function loadFonts(face: FilmFace, text: string): Promise<boolean> {
  return fetchFonts(FACES[face], text);
}
