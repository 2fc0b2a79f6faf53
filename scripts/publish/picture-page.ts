import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { PictureText } from '#src/domain/invitation/picture-text.ts';
import { positionOf } from '#src/domain/portraits/position.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { localeOf } from '#src/locales/locales.ts';
import type { PublishedCover } from './published-covers.ts';

const MEDIA = 'public/media';

/**
 * The page that is photographed as an invitation's preview: equal pages give equal pictures. File paths are
 * relative to the root of the repository. The couple's photograph has priority over an ordered card, and a card
 * that is no longer sold is replaced by the scene of the dress.
 */
export function picturePage(text: PictureText, style: string, cover?: PublishedCover): string {
  const { tradition, language, invited, names, and, also, days, place, ornament, scene, card } = text;
  const cardFile = `${MEDIA}/${card}-1080.avif`;
  const hasCard = card !== '' && existsSync(cardFile);
  const file = hasCard ? cardFile : `${MEDIA}/${scene}-1080.avif`;
  const dot = ' <i>·</i> ';
  const second = also.every(Boolean)
    ? `<p class="also" data-line${directionOf(also[0])}>${also.map(marked).join(dot)}</p>`
    : '';
  const when = [days, place].filter(Boolean).map(marked).join(dot);
  return `<!doctype html>
<html lang="${language}" data-script="${localeOf(language).script}">
<head><meta charset="utf-8"><style>${style}</style></head>
<body data-dress="${tradition}">
<main>
<div class="room"><div class="text">
<p class="invited">${marked(invited)}</p>
<h1>${marked(names[0])} <i>${escaped(and)}</i> ${marked(names[1])}</h1>
${second}
<svg viewBox="0 0 120 24"><path d="${ornament}"/></svg>
<p class="when" data-line>${when}</p>
</div></div>
${cover ? photograph(cover) : `<div class="${hasCard ? 'card' : 'scene'}"><img src="/${file}?v=${versionOf(file)}" alt=""></div>`}
</main>
</body>
</html>
`;
}

function photograph({ portrait, picture }: PublishedCover): string {
  const address = `data:image/jpeg;base64,${picture.toString('base64')}`;
  return `<div class="scene"><img src="${address}" alt="" style="object-position: ${positionOf(portrait)}"></div>`;
}

/** A text with the language it is read in, which chooses its font. */
function marked(text: string): string {
  return `<b lang="${textLanguage(text).lang}"${directionOf(text)}>${escaped(text)}</b>`;
}

function directionOf(text: string): string {
  const { dir } = textLanguage(text);
  return dir ? ` dir="${dir}"` : '';
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const versions = new Map<string, string>();

function versionOf(file: string): string {
  const version =
    versions.get(file) ?? createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
  versions.set(file, version);
  return version;
}
