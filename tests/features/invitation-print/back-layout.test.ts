import { expect, test } from 'vitest';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { backLayout, dotsPerInch, filling } from '#src/features/invitation-print/back-layout.ts';
import { cardText } from '#src/features/invitation-print/card-text.ts';
import type { Written } from '#src/features/invitation-print/fit-text.ts';
import { FORMATS } from '#src/features/invitation-print/print-format.ts';
import { SAFE } from '#tests/support/printed-card.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const measure = ({ text }: Written) => [...text].length * 0.5;

const [one, other] = SAMPLE.couple;

const LONG: Invitation = {
  ...SAMPLE,
  couple: [
    { ...one, name: 'Venkatanarasimharajuvaripeta' },
    { ...other, name: 'Padmanabhalakshmi Ramakrishnan' },
  ],
};

test.each(Object.values(FORMATS))(
  'on $id the photograph and the names are inside the safe area',
  (format) => {
    for (const invitation of [SAMPLE, LONG]) {
      const text = cardText(invitation, { format: format.id, language: 'en', withBlessing: false });
      const { frame, names } = backLayout(text, format, measure);
      expect(frame.width / frame.height).toBeCloseTo(4 / 5);
      expect(Math.min(frame.left, frame.top)).toBeGreaterThanOrEqual(SAFE);
      expect(frame.left + frame.width).toBeLessThanOrEqual(format.width - SAFE);
      for (const { baseline, size, written } of names) {
        expect(baseline - size).toBeGreaterThan(frame.top + frame.height);
        expect(baseline + size * 0.3).toBeLessThan(format.height - SAFE);
        expect(measure(written) * size).toBeLessThanOrEqual(frame.width + 0.001);
      }
      expect(names.map(({ written }) => written.text).join(' ')).toMatch(/^\S+.* & \S+/);
    }
  },
);

test.each([
  ['wide', { width: 1280, height: 960 }],
  ['high', { width: 720, height: 1280 }],
] as const)('a %s photograph fills its frame with its point in sight', (_, shape) => {
  const frame = { left: 10, top: 10, width: 80, height: 100 };
  for (const [x, y] of [
    [0, 0],
    [0.5, 0.4],
    [1, 1],
  ] as const) {
    const drawn = filling(frame, { ...shape, x, y });
    expect(drawn.left).toBeLessThanOrEqual(frame.left);
    expect(drawn.top).toBeLessThanOrEqual(frame.top);
    expect(drawn.left + drawn.width).toBeGreaterThanOrEqual(frame.left + frame.width - 1e-9);
    expect(drawn.top + drawn.height).toBeGreaterThanOrEqual(frame.top + frame.height - 1e-9);
    expect(drawn.width / drawn.height).toBeCloseTo(shape.width / shape.height);
    const point = drawn.left + drawn.width * x;
    expect(point).toBeGreaterThanOrEqual(frame.left);
    expect(point).toBeLessThanOrEqual(frame.left + frame.width);
  }
});

test('a photograph of 1,280 pixels has more than 150 dots an inch on every card', () => {
  for (const format of Object.values(FORMATS)) {
    const text = cardText(SAMPLE, { format: format.id, language: 'en', withBlessing: false });
    const { frame } = backLayout(text, format, measure);
    expect(dotsPerInch(frame, { width: 1280, height: 960, x: 0.5, y: 0.5 })).toBeGreaterThan(150);
  }
});
