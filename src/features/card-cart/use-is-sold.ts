import { useEffect } from 'react';
import { create } from 'zustand';

type IsSold = (designId: string) => boolean;

const useStore = create<{ isSold?: IsSold }>()(() => ({}));

let loading = false;

/** The catalogue weighs too much for every page's first script. */
async function load(): Promise<void> {
  if (loading) return;
  loading = true;
  try {
    const { findDesign } = await import('#src/catalogue/card-series.ts');
    useStore.setState({ isSold: (designId) => findDesign(designId) !== undefined });
  } catch {
    // Without a network the cart counts as it is stored.
    useStore.setState({ isSold: () => true });
  }
}

/** Tells whether a design is still in the catalogue, which is fetched once it is `wanted`; `undefined` before that. */
export function useIsSold(wanted: boolean): IsSold | undefined {
  useEffect(() => {
    if (wanted) void load();
  }, [wanted]);
  return useStore(({ isSold }) => isSold);
}
