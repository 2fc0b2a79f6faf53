/** Texts that belong to components of `src/ui` and not to a page. */
export const UI = {
  close: 'Close',
  notifications: 'Notifications',
  carousel: { previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' },
  film: { play: 'Play the film', pause: 'Pause the film' },
  picture: { failed: 'This picture could not be loaded' },
  lightbox: { failed: 'The pictures could not be opened.' },
  share: {
    copied: 'Link copied',
    failed: 'The link could not be copied.',
    failedLine: 'Copy it from the address bar.',
  },
} as const;
