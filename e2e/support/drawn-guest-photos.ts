import sharp from 'sharp';

const COLOURS = ['#8c1c38', '#0d5a5f', '#d6a94c', '#1c2f73', '#7a4f12', '#4a6b2a'] as const;

/** The JPEGs of a guest's photograph, one of six: two heads before a wall, wider than tall or the other way round. */
async function guestPhotograph(place: number) {
  const colour = COLOURS[place % COLOURS.length] ?? COLOURS[0];
  const [width, height] = place % 3 === 1 ? [1_200, 1_600] : [1_600, 1_200];
  const drawn = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <defs><linearGradient id="wall" x2="0" y2="1"><stop stop-color="#fff3dc"/><stop offset="1" stop-color="${colour}"/></linearGradient></defs>
      <rect width="100%" height="100%" fill="url(#wall)"/>
      <circle cx="38%" cy="42%" r="130" fill="#8a5a3c"/><rect x="26%" y="54%" width="24%" height="46%" rx="90" fill="${colour}"/>
      <circle cx="62%" cy="44%" r="120" fill="#b07a52"/><rect x="51%" y="56%" width="23%" height="46%" rx="90" fill="#5a0b20"/>
    </svg>`,
  );
  const jpegOf = (longest: number) =>
    sharp(drawn).resize({ width: longest, height: longest, fit: 'inside' }).jpeg({ quality: 70 }).toBuffer();
  const [picture, thumb] = await Promise.all([jpegOf(1_600), jpegOf(360)]);
  return { picture: new Uint8Array(picture), thumb: new Uint8Array(thumb), width, height };
}

/** All six. */
export function guestPhotographs() {
  return Promise.all(COLOURS.map((_, place) => guestPhotograph(place)));
}
