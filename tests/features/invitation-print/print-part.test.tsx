import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FullPortrait } from '#src/data/draft-portraits-api.ts';
import { PrintPart } from '#src/features/invitation-print/print-part.tsx';
import type { CardFault } from '#src/features/invitation-print/use-preflight.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { until } from '#tests/support/until.ts';

/** What the code's check finds; there is no canvas here to draw a card on. */
const found = vi.hoisted(() => ({ faults: [] as CardFault[], fails: false }));

/** The stored cover photograph. */
const stored = vi.hoisted(() => ({ portrait: undefined as FullPortrait | undefined }));

const readPortrait = vi.hoisted(() => vi.fn());
vi.mock('#src/data/portraits-api.ts', () => ({ readPortrait }));
vi.mock('#src/features/invitation-print/draw-card.ts', () => ({
  PRINT_RESOLUTION: 1,
  drawCard: () => (found.fails ? Promise.reject(new Error('404')) : Promise.resolve({})),
}));
vi.mock('#src/features/invitation-print/preflight.ts', () => ({ preflight: () => found.faults }));
vi.mock('#src/features/invitation-print/typeset.ts', async (original) => ({
  ...(await original<typeof import('#src/features/invitation-print/typeset.ts')>()),
  measureIn: () => Promise.resolve(({ text }: { text: string }) => [...text].length * 0.5),
}));

beforeEach(() => {
  readPortrait.mockReset().mockImplementation(async () => stored.portrait);
  found.faults = [];
  found.fails = false;
});

const printButton = { name: 'Print or save as PDF' };

test('a card whose code a phone reads can be printed and proofed', async () => {
  render(<PrintPart invitation={SAMPLE} />);
  await screen.findByText('Checked: a phone reads the code on this card.');
  screen.getByRole('button', printButton);
  screen.getByRole('button', { name: 'Print a proof on A4' });
  expect(screen.getByRole('img', { name: /The card of Aarav & Meera/ }).textContent).toContain('Aarav');
});

test('a card is printed on paper of its size, also in Safari 15, which cannot construct style sheets', async () => {
  vi.stubGlobal('CSSStyleSheet', undefined);
  const print = vi.fn();
  Object.assign(window, { print });
  render(<PrintPart invitation={SAMPLE} />);
  await userEvent.click(await screen.findByRole('button', printButton));
  await until(() => expect(print).toHaveBeenCalledOnce());
  // A6 with 10 mm round it for bleed and crop marks.
  const press = document.querySelector('[data-sheet="press"]');
  expect(press?.textContent).toContain('@page { size: 125mm 168mm; margin: 0; }');

  await userEvent.click(screen.getByRole('button', { name: 'Print a proof on A4' }));
  await until(() => expect(print).toHaveBeenCalledTimes(2));
  expect(document.body.textContent).toContain('@page { size: 210mm 297mm; margin: 0; }');
  expect(document.body.textContent).not.toContain('125mm');
});

describe('a photograph on the back', () => {
  const version = 'ab'.repeat(8);
  const withCover = { ...SAMPLE, portraits: [{ place: 'cover' as const, version }] };

  function store(width: number): void {
    const portrait = { place: 'cover' as const, version, width, height: width, x: 0.5, y: 0.4, alt: '' };
    const picture = new Blob(['a picture'], { type: 'image/jpeg' });
    stored.portrait = { portrait, pictures: { picture, thumb: picture } };
  }

  const onBack = { name: /Our photograph on the back/ };
  const back = { name: 'The back of the card: the photograph of Aarav & Meera' };

  test('is offered where the page has a cover, and shown once it is chosen', async () => {
    store(1_280);
    render(<PrintPart invitation={withCover} />);
    const choice = await screen.findByRole('checkbox', onBack);
    expect(screen.queryByRole('img', back)).toBeNull();
    await userEvent.click(choice);
    expect(screen.getByRole('img', back).querySelector('image')?.getAttribute('href')).toMatch(/^blob:/);
    expect(screen.queryByText(/dots per inch/)).toBeNull();
  });

  test('that is too small for a press says so', async () => {
    store(300);
    render(<PrintPart invitation={withCover} />);
    await userEvent.click(await screen.findByRole('checkbox', onBack));
    screen.getByText(/prints at 73 dots per inch/);
  });

  test('that could not be read says so, and is offered once it is read again', async () => {
    store(1_280);
    readPortrait.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    render(<PrintPart invitation={withCover} />);
    await screen.findByText('Your cover photograph could not be read.');
    await userEvent.click(screen.getByRole('radio', { name: /One colour/ }));
    expect(screen.queryByText('Your cover photograph could not be read.')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Full colour' }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('checkbox', onBack);
    expect(screen.queryByText('Your cover photograph could not be read.')).toBeNull();
  });

  test('is not printed in one colour, nor where the page has none', async () => {
    store(1_280);
    const { unmount } = render(<PrintPart invitation={withCover} />);
    await userEvent.click(await screen.findByRole('checkbox', onBack));
    await userEvent.click(screen.getByRole('radio', { name: /One colour/ }));
    expect(screen.queryByRole('checkbox', onBack)).toBeNull();
    expect(screen.queryByRole('img', back)).toBeNull();
    unmount();

    render(<PrintPart invitation={SAMPLE} />);
    await screen.findByText('Checked: a phone reads the code on this card.');
    expect(screen.queryByRole('checkbox', onBack)).toBeNull();
  });
});

test.each([
  ['small', /narrower than 20 mm/],
  ['contrast', /does not stand out enough/],
  ['quiet', /empty, light border/],
  ['inverted', /light on a dark ground/],
  ['unread', /could not read the code/],
] as const)('a card refused as %s says why, and offers nothing to print', async (fault, reason) => {
  found.faults = [fault];
  render(<PrintPart invitation={SAMPLE} />);
  expect((await screen.findByRole('alert')).textContent).toMatch(reason);
  expect(screen.queryByRole('button', printButton)).toBeNull();
});

test('a code that leaves no room for the names is refused', async () => {
  render(<PrintPart invitation={SAMPLE} />);
  const width = screen.getByLabelText('Width of the code in mm');
  await userEvent.clear(width);
  await userEvent.type(width, '48');
  expect((await screen.findByRole('alert')).textContent).toMatch(/not enough room/);
});

test('a card whose picture does not load can be tried again', async () => {
  found.fails = true;
  render(<PrintPart invitation={SAMPLE} />);
  expect((await screen.findByRole('alert')).textContent).toContain('The card could not be prepared.');
  found.fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Checked: a phone reads the code on this card.');
});

test('a table card asks for a wider code, and has neither days nor a line of blessing', async () => {
  render(<PrintPart invitation={SAMPLE} />);
  await userEvent.selectOptions(screen.getByLabelText('Size'), 'For the tables, A7, 74 × 105 mm');
  screen.getByDisplayValue('30');
  expect(screen.queryByRole('checkbox', { name: /line of blessing/ })).toBeNull();
  const card = await screen.findByRole('img', { name: /The card of/ });
  await until(() => expect(card.textContent).toContain('Bless the couple'));
  expect(card.textContent).not.toContain('2027');
});

test('the page says that guests cannot open it before it is published', () => {
  render(<PrintPart invitation={{ ...SAMPLE, published: false }} />);
  screen.getByText(/not published yet/);
});

test('whoever prints cards for a page that was closed is told that their code opens nothing', () => {
  const closed = { ...SAMPLE, settings: { ...SAMPLE.settings, closesAt: Date.now() } };
  render(<PrintPart invitation={closed} />);
  screen.getByText(/^Your page is closed, so the code on these cards does not open it for guests/);
});

test('nothing is said of a page that guests can open', () => {
  render(<PrintPart invitation={SAMPLE} />);
  expect(screen.queryByText(/^Your page is/)).toBeNull();
});

test('designs are chosen from their pictures', async () => {
  render(<PrintPart invitation={SAMPLE} />);
  const designs = screen.getByRole('group', { name: 'Design' });
  expect(within(designs).getAllByRole('radio')).toHaveLength(5);
  expect(designs.querySelectorAll('label > span:first-child > *')).toHaveLength(5);
  await userEvent.click(screen.getByRole('radio', { name: 'Leaves' }));
  await screen.findByRole('img', { name: 'The card of Aarav & Meera, design Leaves' });
});
