export function dishesText(count: number): string {
  return count === 1 ? '1 dish' : `${count} dishes`;
}

export function designsText(count: number): string {
  return count === 1 ? '1 design' : `${count} designs`;
}
