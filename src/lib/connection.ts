export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}

/** True on what the browser measures as 3G or slower. False where it does not say (Safari, Firefox). */
export function hasSlowConnection(): boolean {
  const speed = navigator.connection?.effectiveType;
  return speed !== undefined && speed !== '4g';
}
