import type { ShareRecipe } from '#art/recipe.ts';
import {
  fanPreview,
  GREEN,
  IVORY,
  MAROON,
  NIGHT,
  PLUM,
  type PreviewGround,
  published,
  scenePreview,
  TEAL,
  windowPreview,
} from '#art/scenes/link-preview.ts';

const SCENE = 4 / 3;
const SQUARE = 1;
const CARD = 5 / 7;
const TALL = 9 / 16;

interface Through {
  readonly picture: string;
  readonly width: number;
  readonly ratio: number;
  readonly ground: PreviewGround;
  readonly title: readonly string[];
  readonly line: string;
  readonly shift?: number;
  readonly drop?: number;
}

const through = (name: string, { picture, width, ...rest }: Through): ShareRecipe => ({
  name: `share/${name}`,
  shape: 'share',
  draw: async () => windowPreview({ ...rest, picture: await published(picture, width) }),
});

const scene = (
  name: string,
  ground: PreviewGround,
  title: readonly string[],
  line: string,
  picture = `services/${name}/hero`,
  shift = 0.5,
): ShareRecipe => through(name, { picture, width: 1200, ratio: SCENE, ground, title, line, shift });

export const recipes: readonly ShareRecipe[] = [
  { name: 'share/home', shape: 'share', draw: scenePreview },
  {
    name: 'share/weddingcards',
    shape: 'share',
    draw: async () =>
      fanPreview({
        ground: IVORY,
        title: ['Wedding', 'Cards'],
        line: 'with a QR inside',
        pictures: [
          await published('cards/ang-ribbon/maroon-velvet', 720),
          await published('cards/g-premium/peacock-window', 720),
          await published('cards/series-4/ivory-arch', 720),
        ],
      }),
  },
  through('catering', {
    picture: 'catering/hero-thali',
    width: 960,
    ratio: SQUARE,
    ground: GREEN,
    title: ['Catering'],
    line: 'Plan the food, dish by dish',
  }),
  scene('cars', IVORY, ['Wedding', 'Cars'], 'dressed with flowers'),
  scene('dj', PLUM, ['DJ & Dhol'], 'for every function'),
  scene('firecrackers', NIGHT, ['Fireworks'], 'that light up the night'),
  scene('gift', TEAL, ['Gifts'], 'wrapped for the family'),
  scene('makeup', IVORY, ['Mehndi &', 'Makeup'], 'for the bride'),
  scene('photography', MAROON, ['Photo &', 'Film'], 'of every ceremony'),
  scene('e-videos', PLUM, ['Invitation', 'Films'], 'with your names and your song'),
  through('qr-templates', {
    picture: 'services/qr-templates/hindi',
    width: 1080,
    ratio: CARD,
    ground: TEAL,
    title: ['One card,', 'one scan'],
    line: 'QR wedding cards',
  }),
  through('invitations', {
    picture: 'invitations/hindu',
    width: 1080,
    ratio: TALL,
    ground: MAROON,
    title: ['Your whole', 'wedding'],
    line: 'in one link',
    drop: 0.88,
  }),
  through('guests', {
    picture: 'guests/diya',
    width: 1080,
    ratio: TALL,
    ground: MAROON,
    title: ['For our', 'guests'],
    line: 'leave a blessing',
  }),
  scene('farewell', NIGHT, ['Bless the', 'couple'], 'with your words', 'loops/campus'),
];
