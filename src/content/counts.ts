/** `1 dish`, `3 dishes`. */
export function dishesText(count: number): string {
  return count === 1 ? '1 dish' : `${count} dishes`;
}
