/** The place of a dish on the board. */
export function dishItem(id: string): string {
  return `dishes/${id}`;
}
