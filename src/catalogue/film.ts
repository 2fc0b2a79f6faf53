import versions from './film-versions.json';

/** Path of one of our films or tunes under `/media`, with its version. */
export function film(file: keyof typeof versions): string {
  return `loops/${file}?v=${versions[file]}`;
}
