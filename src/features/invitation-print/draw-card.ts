import { type GreyPicture, greyPicture } from './phone-view.ts';

/** 300 dots an inch. */
export const PRINT_RESOLUTION = 300 / 25.4;

/** Properties that style sheets give the card's elements. */
const PAINTED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linejoin',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'direction',
] as const;

/**
 * Draws the card that `svg` shows, `width` × `height` millimetres, at 300 dots an inch.
 *
 * @throws when its artwork cannot be loaded
 */
export async function drawCard(svg: SVGSVGElement, width: number, height: number): Promise<GreyPicture> {
  const [across, down] = [width, height].map((length) => Math.round(length * PRINT_RESOLUTION));
  const canvas = document.createElement('canvas');
  canvas.width = across ?? 0;
  canvas.height = down ?? 0;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  const picture = new Image();
  const address = URL.createObjectURL(new Blob([await standalone(svg)], { type: 'image/svg+xml' }));
  try {
    picture.src = address;
    await picture.decode();
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  } finally {
    URL.revokeObjectURL(address);
  }
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return greyPicture(data, canvas.width, canvas.height);
}

/** A self-contained file: with styles, fonts and artwork. */
async function standalone(svg: SVGSVGElement): Promise<string> {
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('Not a drawing');
  const shown = [svg, ...svg.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((element, index) => {
    const original = shown[index];
    if (!original || !(element instanceof SVGElement)) return;
    const style = getComputedStyle(original);
    for (const property of PAINTED) element.style.setProperty(property, style.getPropertyValue(property));
  });
  for (const image of copy.querySelectorAll('image')) {
    image.setAttribute('href', await asData(image.getAttribute('href') ?? ''));
  }
  const { viewBox } = svg;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(viewBox.baseVal.width));
  copy.setAttribute('height', String(viewBox.baseVal.height));
  const fonts = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  fonts.textContent = (await Promise.all(facesOf(shown).map(embedded))).join('\n');
  copy.prepend(fonts);
  return new XMLSerializer().serializeToString(copy);
}

/** The @font-face rules of the families that are used and loaded. */
function facesOf(elements: readonly Element[]): { readonly rule: CSSFontFaceRule; readonly base: string }[] {
  const families = new Set(
    elements
      .filter(({ tagName }) => tagName === 'text')
      .flatMap((element) => getComputedStyle(element).fontFamily.split(',').map(unquoted)),
  );
  return [...document.styleSheets].flatMap((sheet) =>
    rulesOf(sheet).flatMap((rule) =>
      rule instanceof CSSFontFaceRule && families.has(unquoted(rule.style.getPropertyValue('font-family')))
        ? [{ rule, base: sheet.href ?? document.baseURI }]
        : [],
    ),
  );
}

/** Empty for a style sheet from elsewhere, such as a browser extension's. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

async function embedded({ rule, base }: { rule: CSSFontFaceRule; base: string }): Promise<string> {
  const [, file] = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src')) ?? [];
  if (!file) return '';
  try {
    return rule.cssText.replace(file, await asData(new URL(file, base).href));
  } catch {
    // The next font of the stack is used, on the card as well.
    return '';
  }
}

function unquoted(family: string): string {
  return family.trim().replace(/^["']|["']$/g, '');
}

async function asData(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  const blob = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error(address));
    reader.readAsDataURL(blob);
  });
}
