/** Copy of the invitation's page where there is no invitation to show. The language of the guest is not known yet. */
export const GUEST_STATES = {
  title: 'You are invited',
  loading: { title: 'You are invited', line: 'Opening the invitation…', hindi: 'निमंत्रण खुल रहा है' },
  closed: {
    title: 'This invitation is not open',
    line: 'The link may be incomplete, the family may not have opened the page yet, or the wedding may be long over. Please ask whoever sent it to you.',
    hindi: 'यह निमंत्रण अभी खुला नहीं है। जिन्होंने भेजा है, कृपया उनसे पूछें।',
    home: 'Go to the home page',
  },
  offline: {
    title: 'You are offline',
    line: 'The invitation is safe. It opens as soon as your phone has a network again.',
    hindi: 'इंटरनेट नहीं है। नेटवर्क आते ही निमंत्रण खुल जाएगा।',
  },
  busy: {
    title: 'One moment, please',
    line: 'The invitation is safe, but it cannot be read just now. Please try again in a minute.',
    hindi: 'निमंत्रण अभी नहीं खुल पा रहा। कृपया थोड़ी देर में फिर खोलें।',
  },
  retry: 'Try again',
  stale: {
    line: 'There is no connection. This is the invitation as you last opened it.',
    hindi: 'इंटरनेट नहीं है। यह निमंत्रण पिछली बार जैसा है।',
  },
  family: {
    line: 'Your own page could not be read just now. This is the invitation as everybody sees it.',
    hindi: 'आपका अपना पेज अभी नहीं खुल पाया। यह सबके लिए निमंत्रण है।',
  },
} as const;
