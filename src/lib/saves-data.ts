export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
