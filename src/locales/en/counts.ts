/** `1 dish`, `3 dishes`. */
export function dishesText(count: number): string {
  return count === 1 ? '1 dish' : `${count} dishes`;
}

/** `1 design`, `3 designs`. */
export function designsText(count: number): string {
  return count === 1 ? '1 design' : `${count} designs`;
}
