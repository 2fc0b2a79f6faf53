/** The first use of the page; or all of it has loaded. */
const STARTING_EVENTS = ['pointerdown', 'keydown', 'input', 'load'] as const;

/**
 * Starts the app's scripts, which wait in `<template id="scripts">`, after the first view or at the first use of the page.
 * Earlier they would take bandwidth and CPU from the page's picture and font.
 */
export function startScriptsLate(firstView: Promise<void>): void {
  const start = () => {
    const scripts = document.querySelector<HTMLTemplateElement>('template#scripts');
    scripts?.remove();
    // Each in a task of its own: to start a dozen downloads takes a slow phone 100 ms.
    for (const script of scripts?.content.children ?? []) setTimeout(() => document.head.append(script));
  };
  void firstView.then(start);
  for (const event of STARTING_EVENTS) addEventListener(event, start, { once: true, passive: true });
}
