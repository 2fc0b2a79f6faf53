import versions from './film-versions.json';

/** Path under `/media`, with its version. */
export function film(file: keyof typeof versions): string {
  return `loops/${file}?v=${versions[file]}`;
}
