/** For whoever sets up the television. */
export const WALL_CONTROLS = {
  label: 'The wall',
  pause: 'Pause',
  play: 'Go on',
  next: 'Next',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  offline: 'No network. The wall goes on with what it has.',
  page: (page: number, pages: number) => `${page} of ${pages}`,
} as const;
