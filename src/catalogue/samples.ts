/** What View Sample shows, by the id of the service, optionally by tab (specification §3 'Sample catalogue'). */
import type { PictureSource } from '#src/config/media.ts';
import { SITE } from '#src/config/site.ts';
import artwork from './artwork/services.json';
import { film } from './film.ts';
import { picture } from './picture.ts';

export interface ClipSample {
  readonly type: 'clip';
  /** Video id of eleven characters; while it is empty, `loop` is shown. */
  readonly clipId: string;
  readonly title: string;
  /** Path of an mp4 under `/media`. */
  readonly loop: string;
  readonly poster: PictureSource;
}

export interface AlbumSample {
  readonly type: 'album';
  readonly link: string;
}

/** Text is a clip's id or the address of a picture or mp4. */
export type SampleEntry = string | PictureSource | ClipSample | AlbumSample;

export type Samples = readonly SampleEntry[] | Readonly<Record<string, readonly SampleEntry[]>>;

const ALBUM: AlbumSample = { type: 'album', link: SITE.albumsFolder };

function scene(name: string, alt: string): PictureSource {
  return picture(artwork, `services/${name}`, 'scene', alt);
}

function square(name: string, alt: string): PictureSource {
  return picture(artwork, `services/${name}`, 'square', alt);
}

function clip(title: string, loop: string, poster: PictureSource): ClipSample {
  return { type: 'clip', clipId: '', title, loop, poster };
}

const MEHNDI_HANDS = scene('makeup/hero', 'Two hands with bridal mehndi and bangles');
const HALDI = square('makeup/haldi', 'A brass bowl of haldi on a leaf, with bowls of curd and kumkum');
const MEHNDI = square('makeup/mehndi', 'Mehndi cones round a bowl of henna on a drawn mandala');
const PARTY = square('makeup/party', 'Lipsticks, brushes, powder and a palette on a tray');
const ENGAGEMENT = square('makeup/engagement', 'Two rings on velvet inside a wreath of roses');
const RECEPTION = square('makeup/reception', 'Emerald jhumkas, a maang tikka and bangles on blue velvet');
const BRIDAL = square('makeup/bridal', 'A ruby necklace, jhumkas, nath and bangles beside a red dupatta');
const ANNIVERSARY = square('makeup/anniversary', 'Three red roses with powder, lipstick and scent');
const PALMS = square('makeup/bridal-mehndi', 'Two palms covered in bridal mehndi');

const BAND = scene('dj/premium-band', 'Brass trumpets and band drums with garlands');
const DHOL = scene('dj/punjabi-bhangra', 'A dhol with tassels before a phulkari pattern');
const BOOTH = scene('dj/hero', 'A DJ booth between loudspeakers and beams of light');
const ORCHESTRA = scene('dj/musical-orchestra', 'Harmonium, tabla and shehnai under an arch');
const ROAD = scene('dj/road-dj', 'A decorated lorry with loudspeakers');
const SCREEN = scene('dj/upgraded-road-dj', 'A lorry with a screen and light beams');
const FLOOR = scene('dj/dance-floor', 'A mirror ball over a lit dance floor');
const TRUSS = scene('dj/premium-truss', 'A DJ booth under a truss with beams of light');
const EXTRAS = scene('dj/add-ons', 'A name banner, lights, a smoke gun and a paper gun');
const GHODI = scene('horse/hero', 'A dressed horse beside lamps and an umbrella');
const SINGLE = scene('horse/single', 'A dressed horse with garlands and a plume');
const RATH = scene('horse/rath', 'A gilded rath with a red canopy at dusk');
const BAGGI = scene('horse/double-baggi', 'A white baggi with a teal hood and flowers');
const REPLICA = scene('horse/rath-replica', 'A flower-decked rath behind a horse replica');

const SKY = scene('firecrackers/hero', 'Fireworks over a palace by the water');
const CAMERA = scene('photography/hero', 'A camera among wedding prints and flowers');
const PRE_WEDDING = scene('photography/pre-wedding', 'Prints of a couple’s walk before the wedding');
const WEDDING = scene('photography/wedding', 'Prints of the wedding rituals');
const BOUND_ALBUM = scene('photography/album', 'A bound wedding album');

function crackers(place: number, alt: string): Samples {
  return [
    scene(`firecrackers/package-${place}`, alt),
    clip('Fireworks over the venue', film('fireworks.mp4'), SKY),
    ALBUM,
  ];
}

function photography(first: PictureSource, second: PictureSource): Samples {
  return {
    Photos: [first, second, CAMERA],
    Film: [clip('A wedding film', film('film-reel.mp4'), first)],
    Albums: [BOUND_ALBUM, ALBUM],
  };
}

export const SAMPLES: Readonly<Record<string, Samples>> = {
  haldi: [HALDI, MEHNDI_HANDS, ALBUM],
  mehndi: [MEHNDI, MEHNDI_HANDS, ALBUM],
  party: [PARTY, RECEPTION, ALBUM],
  engagement: [ENGAGEMENT, RECEPTION, ALBUM],
  reception: [RECEPTION, PARTY, ALBUM],
  bridal: {
    HD: [BRIDAL, RECEPTION],
    'Air Brush': [MEHNDI_HANDS, BRIDAL],
    Albums: [ALBUM],
  },
  anniversary: [ANNIVERSARY, PARTY, ALBUM],
  'bridal-mehndi': { 'With figure': [MEHNDI_HANDS, PALMS], Without: [PALMS, MEHNDI], Albums: [ALBUM] },

  'premium-band': {
    Photos: [BAND, ROAD, DHOL],
    Videos: [clip('The band at the gate', film('band-lights.mp4'), BAND)],
    Albums: [ALBUM],
  },
  'punjabi-bhangra': {
    Photos: [DHOL, BAND],
    Videos: [clip('Dhol and dancers', film('band-lights.mp4'), DHOL)],
    Albums: [ALBUM],
  },
  'musical-orchestra': {
    Photos: [ORCHESTRA, BOOTH],
    Videos: [clip('An evening of old songs', film('band-lights.mp4'), ORCHESTRA)],
    Albums: [ALBUM],
  },
  'road-dj': {
    Photos: [ROAD, DHOL],
    Videos: [clip('Road DJ at dusk', film('band-lights.mp4'), ROAD)],
    Albums: [ALBUM],
  },
  'upgraded-road-dj': {
    Photos: [SCREEN, ROAD],
    Videos: [clip('The screen with your names', film('band-lights.mp4'), SCREEN)],
    Albums: [ALBUM],
  },
  'dance-floor': {
    Photos: [FLOOR, BOOTH],
    Videos: [clip('The floor is open', film('band-lights.mp4'), FLOOR)],
    Albums: [ALBUM],
  },
  'premium-truss': {
    Photos: [TRUSS, FLOOR, BOOTH],
    Videos: [clip('Lights from above', film('band-lights.mp4'), TRUSS)],
    Albums: [ALBUM],
  },
  'add-ons': [EXTRAS, clip('Smoke, paper and light', film('band-lights.mp4'), EXTRAS), ALBUM],
  single: [SINGLE, GHODI, ALBUM],
  rath: [RATH, GHODI, ALBUM],
  'double-baggi': [BAGGI, GHODI, ALBUM],
  'rath-replica': [REPLICA, RATH, ALBUM],

  jaimala: crackers(1, 'A row of anars throwing sparks under fireworks'),
  baraat: crackers(2, 'An open box of crackers beside a plate of chakris'),
  stage: crackers(3, 'Sparks of silver and gold before a lit arch'),
  royal: crackers(4, 'Sky shots over a lit palace'),

  'pre-wedding-traditional': photography(PRE_WEDDING, WEDDING),
  'wedding-traditional': photography(WEDDING, BOUND_ALBUM),
  'wedding-traditional-drone': photography(scene('photography/drone', 'A drone above a lit palace'), WEDDING),
  'pre-wedding-standard': photography(PRE_WEDDING, CAMERA),
  'wedding-standard': photography(WEDDING, PRE_WEDDING),
  'pre-wedding-premium': photography(PRE_WEDDING, BOUND_ALBUM),
  'wedding-premium-a': photography(WEDDING, PRE_WEDDING),
  'wedding-premium-b': photography(BOUND_ALBUM, WEDDING),
};
