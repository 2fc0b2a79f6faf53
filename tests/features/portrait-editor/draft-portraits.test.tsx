import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FullPortrait } from '#src/data/draft-portraits-api.ts';
import { keepPictures } from '#src/data/portrait-copies.ts';
import { changeDraft, useDraft } from '#src/data/use-draft.ts';
import type { Portrait, PortraitPlace } from '#src/domain/portraits/portrait.ts';
import { DraftPortraits } from '#src/features/portrait-editor/draft-portraits.tsx';
import { draftWith } from '#tests/support/sample-draft.ts';
import { until } from '#tests/support/until.ts';
import { PORTRAIT_TEXTS } from '#text/portraits.ts';

/** Makes a photograph of each file, of which its name is the version, when the test lets it. */
const maker = vi.hoisted(() => ({ goOn: Promise.resolve() }));
vi.mock('#src/features/portrait-editor/make-portrait.ts', () => ({
  openPicture: async (blob: File) => ({ blob, width: 1_600, height: 1_200 }),
  makePortrait: async (place: PortraitPlace, { blob }: { blob: File }, _: unknown, alt: string) => {
    await maker.goOn;
    return { portrait: { ...LAKE, place, version: blob.name, alt }, pictures: PICTURES };
  },
}));

const LAKE: Portrait = {
  place: 'p1',
  version: 'lake',
  width: 1_600,
  height: 1_200,
  x: 0.5,
  y: 0.5,
  alt: '',
};
const PICTURES: FullPortrait['pictures'] = { picture: new Blob(['large']), thumb: new Blob(['small']) };

beforeEach(async () => {
  localStorage.clear();
  maker.goOn = Promise.resolve();
  await keepPictures(LAKE.version, PICTURES);
  changeDraft(() => draftWith({ portraits: [LAKE] }));
});

/** The versions of the draft's photographs by place. */
function Stored() {
  const { portraits } = useDraft().data;
  return <output>{portraits.map(({ place, version }) => `${place}:${version}`).join(' ')}</output>;
}

function open() {
  render(
    <>
      <DraftPortraits />
      <Stored />
    </>,
  );
}

const stored = () => document.querySelector('output')?.textContent;
const choose = (...names: string[]) =>
  fireEvent.change(screen.getByLabelText<HTMLInputElement>(/^Add photographs/, { selector: 'input' }), {
    target: { files: names.map((name) => new File([name], name, { type: 'image/jpeg' })) },
  });

/** Of photograph 1. */
const description = () => screen.getByLabelText<HTMLInputElement>(PORTRAIT_TEXTS.alt('Photograph 1'));
function describeFirst(words: string) {
  act(() => description().focus());
  fireEvent.change(description(), { target: { value: words } });
  act(() => description().blur());
}

const useAsItIs = async () =>
  fireEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: PORTRAIT_TEXTS.crop.use }),
  );

test('a photograph that is added while others are prepared takes the place of none of them', async () => {
  open();
  let goOn = () => {};
  maker.goOn = new Promise((resolve) => {
    goOn = resolve;
  });
  choose('dance', 'garden');
  describeFirst('By the lake');
  await act(async () => {});
  choose('horse');
  await act(async () => goOn());
  await useAsItIs();
  await until(() => expect(stored()?.split(' ')).toHaveLength(4));
  for (const version of ['lake', 'dance', 'garden', 'horse']) expect(stored()).toContain(version);
});
