import { expect, test } from 'vitest';
import { sampleTabs } from '#src/features/samples/sample-tabs.ts';
import type { ClipSample } from '#text/catalogue/samples.ts';

const poster = {
  name: 'services/dj/hero',
  shape: 'scene',
  alt: 'A DJ booth',
  tone: '#000000',
  version: '1a2b3',
} as const;

function clip(clipId: string): ClipSample {
  return { type: 'clip', clipId, title: 'The band', loop: 'loops/band-lights.mp4', poster };
}

test('a title without samples has no tabs', () => {
  expect(sampleTabs('Road DJ', undefined)).toEqual([]);
  expect(sampleTabs('Road DJ', [])).toEqual([]);
});

test('a plain list is one tab that carries the title', () => {
  expect(sampleTabs('Road DJ', [poster])).toEqual([
    { name: 'Road DJ', samples: [{ kind: 'picture', picture: poster }] },
  ]);
});

test('a map has a tab for each of its keys, empty ones too', () => {
  const tabs = sampleTabs('Road DJ', { Photos: [poster], Videos: [] });

  expect(tabs.map(({ name, samples }) => [name, samples.length])).toEqual([
    ['Photos', 1],
    ['Videos', 0],
  ]);
});

test('text entries are recognised as clip id, mp4 address or picture address', () => {
  const [tab] = sampleTabs('Road DJ', [
    'dQw4w9WgXcQ',
    'https://media.example/road.mp4?v=2',
    'https://media.example/road.jpg',
    'not a sample',
  ]);

  expect(tab?.samples).toEqual([
    { kind: 'film', film: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'Road DJ' },
    { kind: 'film', film: 'https://media.example/road.mp4?v=2', title: 'Road DJ' },
    { kind: 'image', address: 'https://media.example/road.jpg', title: 'Road DJ' },
  ]);
});

test('a clip without a real id shows our loop, with one it shows the clip', () => {
  const [tab] = sampleTabs('Road DJ', [clip(''), clip('dQw4w9WgXcQ')]);

  expect(tab?.samples.map((sample) => (sample.kind === 'film' ? sample.film : sample.kind))).toEqual([
    'loops/band-lights.mp4',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ]);
});

test('an album keeps its link', () => {
  const [tab] = sampleTabs('Road DJ', [{ type: 'album', link: 'https://drive.example/album' }]);

  expect(tab?.samples).toEqual([{ kind: 'album', link: 'https://drive.example/album' }]);
});
