/** The wall of blessings, which a hall shows on a television. */
export const WALL = {
  title: (names: string) => `Blessings for ${names}`,
  scan: 'Scan with your phone’s camera',
  qrLabel: (names: string) => `QR code of the invitation of ${names}`,
  /** Alternative text of a photograph; `name` may be empty. */
  photo: (name: string) => (name ? `Photograph by ${name}` : 'Photograph by a guest'),
  /** While nothing has been approved yet. */
  first: {
    title: 'Yours could be the first',
    line: 'Scan the code with your phone and write to the couple. Their family picks what is shown here.',
  },
  closed: {
    title: 'The wall is closed for now',
    line: 'Blessings are not shown here just now. The couple can open the wall from their desk, and this screen then starts automatically.',
    invitation: 'See the invitation',
  },
  unread: {
    title: 'Waiting for the internet',
    line: 'Nothing is lost. The blessings appear as soon as this screen has a connection.',
  },
  opening: 'Opening the wall…',
};
