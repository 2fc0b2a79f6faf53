/** Texts that belong to components of `src/ui` and not to a page. */
export const UI = {
  close: 'Close',
  notifications: 'Notifications',
  carousel: {
    name: 'carousel',
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
    play: 'Play',
    slide: 'slide',
    /** After the number of the slide, which is set apart. */
    outOf: (count: number) => `of ${count}`,
  },
  position: (place: number, count: number) => `${place} of ${count}`,
  picture: { failed: 'This picture could not be loaded' },
  lightbox: { failed: 'The pictures could not be opened.' },
  retry: 'Try again',
  share: {
    label: (title: string) => `Share ${title}`,
    copied: 'Link copied',
    failed: 'The link could not be copied.',
    failedLine: 'Copy it from the address bar.',
  },
} as const;
