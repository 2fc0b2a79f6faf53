/** `1 व्यंजन`, `3 व्यंजन`. */
export function dishesText(count: number): string {
  return `${count} व्यंजन`;
}
