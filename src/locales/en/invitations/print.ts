/** Printed beside the cards, for the press and for the couple. */
export const PRESS_NOTE = {
  size: (width: string, height: string) => `Trim ${width} × ${height} mm, 3 mm bleed. Print at 100%.`,
  ink: { colour: 'Code: 100 K black only.', one: 'One ink: print black as your spot colour.' },
  proofTitle: (names: string) => `Proof: ${names}`,
  proof: [
    'Print this page at 100% (‘Actual size’), on A4, without ‘Fit to page’.',
    'Measure the line below with a ruler. If it is not 50 mm long, the print is scaled: try again.',
    'Scan the code with two phones, one of them old, in the light of the room where guests will stand.',
    'Read every name, date and address aloud, and have one other person do it, too.',
  ],
  ruler: '50 mm',
} as const;

export const DESK_PRINT = {
  title: 'Cards to print',
  line: 'Finished cards with your names and the QR code of your page. The code never changes: you can change the page even after the cards are printed.',
  /** While guests cannot open the page. */
  notOpen: {
    unpublished:
      'Your page is not published yet. You can print now, but the code opens for guests once we have published it.',
    closed:
      'Your page is closed, so the code on these cards does not open it for guests. To change that, press ‘Open it again’ under ‘Page’.',
  },
  code: {
    title: 'The QR code alone',
    line: 'For your own designs. Keep the white border round it, do not change its colours, and print it at least 20 mm wide.',
    label: (address: string) => `QR code of your page, ${address}`,
    download: 'Download the QR code (SVG)',
    file: 'qr-code.svg',
  },
  options: {
    title: 'Finished cards',
    design: 'Design',
    format: 'Size',
    formats: {
      a6: 'A6, 105 × 148 mm',
      fiveBySeven: '5 × 7 inches, 127 × 178 mm',
      table: 'For the tables, A7, 74 × 105 mm',
    },
    ink: 'Printing',
    inks: {
      colour: 'Full colour',
      one: 'One colour, for screen printing and letterpress',
    },
    language: 'Language',
    both: 'English and हिन्दी',
    codeWidth: 'Width of the code in mm',
    codeWidthHint: 'At least 20 mm, and 30 mm or more on the tables.',
    codeWidthWrong: 'Type a number, for example 25.',
    extras: {
      parents: 'Print the parents’ names',
      functions: 'Print every function with its day and time',
      venue: 'Print the venue in place of the city',
    },
    photograph: 'Our photograph on the back',
    photographLine:
      'The cover of your page, framed as you placed it. It becomes the second page of the file for the press.',
    blessing: 'Print the line of blessing',
    blessingLine: 'Cards are thrown away after the wedding. Many families keep sacred words off them.',
  },
  preview: (names: string, design: string) => `The card of ${names}, design ${design}`,
  back: {
    unread: {
      title: 'Your cover photograph could not be read.',
      line: 'It cannot be printed on the back just now. Check the connection and try again.',
    },
    preview: (names: string) => `The back of the card: the photograph of ${names}`,
    coarse: (dots: number) =>
      `At this size the photograph prints at ${dots} dots per inch, and a press needs 150 or more. Choose a smaller card, or crop less of the photograph.`,
  },
  opening: 'Preparing your card.',
  notDrawn: {
    title: 'The card could not be prepared.',
    line: 'Its picture did not load. Check the connection and try again.',
  },
  check: {
    checking: 'Checking that a phone reads the code.',
    good: 'Checked: a phone reads the code on this card.',
    refused: 'This card cannot be printed like this',
    faults: {
      small: 'The code is narrower than 20 mm. Many phones would not read it: make it wider.',
      contrast:
        'The code does not stand out enough from its ground. It has to be dark, best black, on light paper.',
      quiet: 'The code needs an empty, light border round it, four of its squares wide.',
      inverted: 'The code is light on a dark ground. Many phones read only dark codes on light paper.',
      unread: 'A phone could not read the code on this card. Make it wider or choose another design.',
      large:
        'There is not enough room to print all of it large enough to read. Make the code narrower, choose a larger size, print less on the card, or shorten what is long.',
    },
  },
  print: 'Print or save as PDF',
  proof: 'Print a proof on A4',
  how: {
    title: 'For the press',
    lines: [
      '‘Print or save as PDF’ makes a page with 3 mm bleed and crop marks. Save it as PDF, at 100% and without margins, and send that file to the press.',
      'Print a proof at home first: it has a 50 mm line to measure, and a code to scan.',
      'Ask the press to print the code in black only (100 K), never in foil or gold.',
    ],
  },
} as const;
