import { readFileSync } from 'node:fs';

const ENTRY = 0x02014b50;
const END = 0x06054b50;

/** Names and sizes in the directory of a ZIP file, which is at its end. */
export function entriesIn(file: string): ReadonlyArray<{ readonly name: string; readonly bytes: number }> {
  const zip = readFileSync(file);
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error(`${file} has no end of a ZIP file`);
  let place = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    if (zip.readUInt32LE(place) !== ENTRY) throw new Error(`${file} has no entry at ${place}`);
    const [name, extra, comment] = [28, 30, 32].map((at) => zip.readUInt16LE(place + at));
    const start = place + 46;
    const bytes = zip.readUInt32LE(place + 24);
    place = start + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
    return { name: zip.toString('utf8', start, start + (name ?? 0)), bytes };
  });
}
