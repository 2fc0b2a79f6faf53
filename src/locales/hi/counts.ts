/** `1 व्यंजन`, `3 व्यंजन`. */
export function dishesText(count: number): string {
  return `${count} व्यंजन`;
}

/** `1 डिज़ाइन`, `3 डिज़ाइन`. */
export function designsText(count: number): string {
  return `${count} डिज़ाइन`;
}
