/** In milliseconds after the page is parsed. */
const LONGEST_WAIT = 2_500;

/** The first use of the page; or all of it has loaded. */
const STARTING_EVENTS = ['pointerdown', 'keydown', 'input', 'load'] as const;

/**
 * Starts the app's scripts, which wait in `<template id="scripts">`, when the page's picture and font are there and painted,
 * at the first use of the page, or after {@link LONGEST_WAIT}. Earlier they would take bandwidth and CPU from both.
 */
export function startScriptsLate(): void {
  const arrived = new Set<EventTarget | null>();
  let awaited: readonly Element[] | undefined;

  const start = () => {
    const scripts = document.querySelector<HTMLTemplateElement>('template#scripts');
    if (!scripts) return;
    document.head.append(scripts.content);
    scripts.remove();
  };
  const startIfReady = () => {
    if (!awaited?.every((preload) => arrived.has(preload))) return;
    requestAnimationFrame(() => setTimeout(start));
  };
  const note = ({ target }: Event) => {
    arrived.add(target);
    startIfReady();
  };
  // Not on the window: it never sees an element's `load`.
  document.addEventListener('load', note, true);
  document.addEventListener('error', note, true);
  document.addEventListener('readystatechange', () => {
    if (awaited) return;
    const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]');
    awaited = [...preloads].filter(({ media }) => matchMedia(media).matches);
    startIfReady();
    setTimeout(start, LONGEST_WAIT);
  });
  for (const event of STARTING_EVENTS) addEventListener(event, start, { once: true, passive: true });
}
