import { useEffect } from 'react';
import { create } from 'zustand';

type IsSold = (designId: string) => boolean;

const useStore = create<{ isSold?: IsSold }>()(() => ({}));

let loading = false;

/** Loaded on demand: the catalogue is too large for the first script of every page. */
async function load(): Promise<void> {
  if (loading) return;
  loading = true;
  try {
    const { findDesign } = await import('#src/catalogue/card-series.ts');
    useStore.setState({ isSold: (designId) => findDesign(designId) !== undefined });
  } catch {
    // Offline, count every line.
    useStore.setState({ isSold: () => true });
  }
}

/** Whether a design is in the catalogue, which loads once `wanted`; `undefined` until then. */
export function useIsSold(wanted: boolean): IsSold | undefined {
  useEffect(() => {
    if (wanted) void load();
  }, [wanted]);
  return useStore(({ isSold }) => isSold);
}
