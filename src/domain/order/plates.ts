import { groupDigits } from '#src/lib/money.ts';

/** Plates of a dinner by food; the children are among them. */
export interface Foods {
  readonly veg: number;
  readonly jain: number;
  readonly nonVeg: number;
  readonly children: number;
}

interface PlateWords {
  readonly one: string;
  readonly many: (count: string) => string;
  readonly foods: Readonly<Record<keyof Foods, (count: string) => string>>;
}

const FOODS = ['veg', 'jain', 'nonVeg', 'children'] as const;

/** `420 plates: 310 vegetarian, 60 Jain, 50 non-vegetarian, 38 of them children`. */
export function platesText(total: number, foods: Foods, words: PlateWords): string {
  const eaten = FOODS.filter((food) => foods[food] > 0).map((food) =>
    words.foods[food](groupDigits(foods[food])),
  );
  const plates = total === 1 ? words.one : words.many(groupDigits(total));
  return [plates, eaten.join(', ')].filter(Boolean).join(': ');
}
