import type { Diet } from '#src/catalogue/dishes/category.ts';
import { MENU } from '#text/catering.ts';

/** The mark used in India: green dot for veg, brown triangle for non-veg. */
export function DietMark({ diet }: { diet: Diet }) {
  const veg = diet === 'veg';
  const color = veg ? 'var(--veg)' : 'var(--non-veg)';
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" role="img" aria-label={veg ? MENU.veg : MENU.nonVeg}>
      <rect x="1" y="1" width="16" height="16" fill="none" stroke={color} strokeWidth="1.6" />
      {veg ? (
        <circle cx="9" cy="9" r="4.2" fill={color} />
      ) : (
        <path d="M9 4.4l4.8 8.400H4.200z" fill={color} />
      )}
    </svg>
  );
}
