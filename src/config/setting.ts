/** A value of the environment without the spaces around it, or the demonstration value where it is not set. */
export function setting(value: string | undefined, demo: string): string {
  return value?.trim() || demo;
}
