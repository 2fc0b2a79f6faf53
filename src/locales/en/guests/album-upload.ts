import { LIMITS, PHOTOS_AT_ONCE, PHOTOS_PER_PHONE } from '#src/domain/album/limits.ts';

const photographs = (count: number) => (count === 1 ? '1 photograph' : `${count} photographs`);

export const ALBUM_UPLOAD = {
  title: 'Share your photographs',
  /** On the invitation, before and after the album has closed. */
  link: { open: 'Share your photographs', after: 'See the photographs' },
  back: 'Back to the invitation',
  otherLanguage: 'The other language could not be loaded. Please check your network and press again.',
  reading: 'Opening the album…',
  unreachable: 'The album cannot be reached just now. Please check your network.',
  retry: 'Try again',
  none: 'The couple has not opened an album yet.',
  before: (day: string) =>
    `The album opens on ${day}. Please come back then: your photographs will be welcome.`,
  after: 'The album is no longer accepting photographs. Thank you to everyone who sent theirs.',
  blocked:
    'The couple is not accepting more photographs from this phone. If that is a mistake, please ask them.',
  offline:
    'There is no network just now. You can still choose photographs: they will be sent when you have network.',
  line: 'The couple would love to see the celebrations through your eyes.',
  choose: 'Choose photographs',
  chooseMore: 'Choose more',
  atOnce: `Up to ${PHOTOS_AT_ONCE} at once, from your camera or your gallery.`,
  chosen: (count: number) => (count === 1 ? '1 photograph chosen' : `${count} photographs chosen`),
  preparing: (count: number) => (count === 1 ? '1 is being prepared.' : `${count} are being prepared.`),
  /** Instead of the text of a small picture. */
  thumb: (place: number) => `Photograph ${place}`,
  remove: (place: number) => `Remove photograph ${place}`,
  leftOut: {
    twice: (count: number) =>
      count === 1
        ? 'You had already chosen one of them, so it was added only once.'
        : `You had already chosen ${count} of them, so they were added only once.`,
    sent: (count: number) =>
      count === 1
        ? 'One of them is already among those you have sent.'
        : `${count} of them are already among those you have sent.`,
    takenBack: (count: number) =>
      count === 1
        ? 'You took one of them back earlier, so it cannot be sent again.'
        : `You took ${count} of them back earlier, so they cannot be sent again.`,
    atOnce: (count: number) =>
      `Only the first ${PHOTOS_AT_ONCE} were added. Please choose the other ${count} after these.`,
    perPhone: (count: number) =>
      `One phone may send ${PHOTOS_PER_PHONE} photographs, so ${photographs(count)} could not be added.`,
  },
  failed: {
    title: (count: number) =>
      count === 1 ? 'One file could not be added' : `${count} files could not be added`,
    faults: {
      'not a picture': 'is not a picture.',
      film: 'is a video. Only photographs can be added.',
      'too large': 'is larger than 60 MB.',
      broken: 'could not be opened. It may be damaged.',
      'too small': 'is too small to show.',
      heic: 'is a HEIC photograph, which this browser cannot open by itself.',
    },
    heic: {
      ask: (count: number) =>
        count === 1
          ? 'To open the HEIC photograph, your phone needs a small download (0.5 MB).'
          : `To open ${count} HEIC photographs, your phone needs a small download (0.5 MB).`,
      load: 'Download and open',
      lost: 'The download did not finish. Please check your network and try again.',
      other: 'Or share the photograph from your gallery as JPEG, and choose that one.',
    },
  },
  lost: (count: number) =>
    count === 1
      ? '1 photograph was not ready when this page was closed. Please choose it again.'
      : `${count} photographs were not ready when this page was closed. Please choose them again.`,
  name: 'Your name',
  optional: '(optional)',
  nameLong: `Please keep your name within ${LIMITS.photoName.max} characters.`,
  consent:
    'Send only photographs that the people in them would be happy to share, and ask parents before you send those of children. They are for the couple’s album: the couple sees each before anybody else does, and other guests see those that the couple approves, with your name if you write it. The location saved by the camera is removed.',
  privacy: 'Privacy notice',
  send: (count: number) => `Send ${photographs(count)}`,
  progress: {
    title: 'Your photographs are on their way',
    arrived: (arrived: number, all: number) => `${arrived} of ${all} have arrived`,
    keepOpen: 'Please keep this page open until all are prepared.',
    canClose:
      'You can close this page. The rest will be sent automatically, or when you open this page again.',
    waiting:
      'There is no network, so they are saved on this phone. You can close this page: they will be sent automatically when you have network, or when you open this page again.',
    busy: 'They could not be sent just now and will be sent in a few minutes. You can close this page.',
    memory: 'This phone cannot save them. Please keep this page open until all have arrived.',
    done: 'Thank you! Your photographs have arrived',
    doneLine: 'The couple sees each before others do.',
  },
  own: {
    title: (count: number) => `From this phone (${count})`,
    all: (count: number) => `Show all ${count}`,
    states: {
      preparing: 'Preparing…',
      waiting: 'Waiting',
      sending: 'Sending…',
      arrived: 'Arrived',
      refused: 'Not accepted',
    },
    why: {
      closed: 'The album was closed before these arrived.',
      blocked: 'The couple is not accepting more photographs from this phone.',
      other: 'These could not be added to the album. Please try again, or ask the couple.',
    },
    again: 'Try again',
    againOf: (place: number) => `Try again: photograph ${place}`,
    discard: 'Discard',
    discardOf: (place: number) => `Discard photograph ${place}`,
    takeBack: 'Take back',
    takeBackOf: (place: number) => `Take back photograph ${place}`,
    sure: (place: number) => `Take back photograph ${place}?`,
    sureLine: 'It is deleted from the couple’s album, also where others see it, and cannot be sent again.',
    /** For one that may not have arrived. */
    sureWaiting: 'It is not sent to the couple. If it has arrived meanwhile, it is deleted from the album.',
    keep: 'Keep it',
    takingBack: 'Taking it back…',
    tookBack: 'The photograph was taken back.',
    discarded: 'The photograph was not sent.',
    offline:
      'It could not be taken back without a network. It is still in the album: please try again later.',
    otherPhone:
      'This photograph first came from another phone, and only that phone can take it back. You may also ask the couple.',
  },
};
