import { create } from 'zustand';

export interface DrawnPicture {
  readonly address: string;
  readonly width: number;
}

/** Pictures drawn on this phone, by the names of the published ones that they replace. */
export const useDrawnPictures = create<Readonly<Record<string, DrawnPicture>>>()(() => ({}));
