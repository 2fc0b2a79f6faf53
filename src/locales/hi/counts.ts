export function dishesText(count: number): string {
  return `${count} व्यंजन`;
}

export function designsText(count: number): string {
  return `${count} डिज़ाइन`;
}
