export const FILM = {
  play: 'Play the film',
  playTitled: (title: string) => `Play ${title}`,
  pause: 'Pause the film',
  failed: 'This film could not be loaded.',
  fallback: 'Your browser does not support the video tag.',
} as const;
