export const INVITATIONS_PAGE = {
  pageName: 'Your invitation page',
  title: 'Your whole wedding in one link',
  hindi: 'आपका अपना निमंत्रण',
  description:
    'Make your own wedding invitation page: every function with its time, place and map, replies by family, blessings and photographs. Try it with your names, without an account.',
  line: 'One page for all your functions, in the colours of your tradition. Send it on WhatsApp, print its code on the card, and count who is coming.',
  tryIt: 'Try it with your names',
  continue: {
    draft: 'Continue yours',
    wedding: 'Open my wedding',
    title: 'Continue where you left off',
    line: 'You have opened a wedding on this phone. Its page, guests, replies and blessings are at your desk.',
    another: 'Write another invitation',
  },
  dresses: {
    title: 'Five themes',
    line: 'Each has its own picture, colours and words. Open one to see a whole sample.',
    open: (name: string) => `See the ${name} sample`,
  },
  promises: {
    title: 'What your guests get',
    hindi: 'मेहमानों के लिए',
    list: [
      {
        name: 'Every function, with all its details',
        line: 'Day, time (IST), address, directions and what to wear. One tap puts it into their calendar.',
      },
      {
        name: 'A page that grows with the wedding',
        line: 'An invitation before, a guide on the day, thanks and photographs afterwards. The printed code stays the same.',
      },
      {
        name: 'English, Hindi, or both',
        line: 'Your names in Devanagari, Gurmukhi or Urdu beside the Latin. Larger letters for the elders.',
      },
      {
        name: 'Nothing to install',
        line: 'No app, no account, no advertising. Search engines do not list it.',
      },
    ],
  },
  price: {
    title: 'One price',
    unit: 'for the page, until two years after the last function',
    onRequest: 'Price on request',
    line: 'You try everything before you pay. We publish the page when you are happy with it.',
  },
  editor: {
    title: 'Try it with your names',
    hindi: 'अपने नाम से देखिए',
    line: `Type, and see your page at once. There is no account to make, and what you type stays on your phone until you save it.`,
    noScripts: 'The editor needs JavaScript. Please switch it on in your browser and reload.',
    opening: 'Opening the editor…',
    lost: {
      title: 'The editor could not be loaded',
      line: 'Check your network and try again. What you typed before is safe.',
      retry: 'Try again',
    },
  },
} as const;
