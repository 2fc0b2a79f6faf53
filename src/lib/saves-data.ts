/** Whether the person asked their phone to save data; browsers that don't say count as no. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
