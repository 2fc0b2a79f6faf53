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

/** The versions of the draft's photographs by place, and their descriptions. */
function Stored() {
  const { portraits } = useDraft().data;
  return (
    <output title={portraits.map(({ alt }) => alt).join()}>
      {portraits.map(({ place, version }) => `${place}:${version}`).join(' ')}
    </output>
  );
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
const storedDescription = () => document.querySelector('output')?.title;
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

test('a photograph’s description is saved, and another that is stored in another tab replaces it', async () => {
  open();
  describeFirst('  By the  lake ');
  await until(() => expect(description().value).toBe('By the lake'));
  expect(storedDescription()).toBe('By the lake');

  act(() => description().focus());
  act(() => changeDraft((draft) => ({ ...draft, portraits: [{ ...LAKE, alt: 'By the sea' }] })));
  act(() => description().blur());
  await act(async () => {});
  expect(description().value).toBe('By the sea');
  expect(storedDescription()).toBe('By the sea');
});

test('a new cover does not keep the description of the one that it replaces', async () => {
  const cover: Portrait = { ...LAKE, place: 'cover', version: 'fort', alt: 'On the wall of the fort' };
  changeDraft(() => draftWith({ portraits: [cover] }));
  open();
  fireEvent.change(screen.getByLabelText(PORTRAIT_TEXTS.cover, { selector: 'input' }), {
    target: { files: [new File(['dance'], 'dance', { type: 'image/jpeg' })] },
  });
  await useAsItIs();
  await until(() => expect(stored()).toBe('cover:dance'));
  expect(storedDescription()).toBe('');
});

test('a photograph that is there already does not count as one for which there was room', async () => {
  const others = (['p2', 'p3', 'p4'] as const).map((place) => ({ ...LAKE, place, version: place }));
  changeDraft(() => draftWith({ portraits: [LAKE, ...others] }));
  open();
  choose('lake', 'dance', 'garden', 'horse');
  const said = await screen.findByText(/There was room for/);
  expect(said.textContent).toContain(PORTRAIT_TEXTS.onlySome(2));
});

test('a removed photograph gives its focus to the heading, unless the couple has gone on elsewhere', async () => {
  open();
  const remove = screen.getByRole('button', { name: 'Remove: Photograph 1' });
  act(() => remove.focus());
  fireEvent.click(remove);
  await until(() => expect(stored()).toBe(''));
  expect(document.activeElement?.textContent).toBe(PORTRAIT_TEXTS.title);

  act(() => changeDraft((draft) => ({ ...draft, portraits: [LAKE] })));
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Photograph 1' }));
  const elsewhere = screen.getByRole('button', { name: PORTRAIT_TEXTS.cover });
  act(() => elsewhere.focus());
  await until(() => expect(stored()).toBe(''));
  await screen.findByText('Removed: Photograph 1');
  expect(document.activeElement).toBe(elsewhere);
});
