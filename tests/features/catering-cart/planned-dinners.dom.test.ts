import { beforeEach, describe, expect, test } from 'vitest';
import { changeParty, currentParty, NO_PARTY } from '#src/features/catering-cart/catering-party.ts';
import { planDinner } from '#src/features/catering-cart/planned-dinners.ts';
import { SAMPLE_DINNER } from '#tests/support/sample-dinner.ts';

describe('a dinner that is planned again', () => {
  const moved = { ...SAMPLE_DINNER, place: 'Taj Hall', name: 'Reception' };
  beforeEach(() => {
    changeParty(() => NO_PARTY);
    planDinner(SAMPLE_DINNER);
  });

  test('takes the place and the name that the invitation has now', () => {
    planDinner(moved);
    expect(currentParty()).toMatchObject({ place: 'Taj Hall', occasion: 'Reception' });
  });

  test('keeps a place and a name that were typed since', () => {
    changeParty((party) => ({ ...party, place: 'The garden', occasion: 'Dinner for the band' }));
    planDinner(moved);
    expect(currentParty()).toMatchObject({ place: 'The garden', occasion: 'Dinner for the band' });
  });

  test('keeps a number of guests that was typed since, where only the place has changed', () => {
    changeParty((party) => ({ ...party, guests: 450 }));
    planDinner(moved);
    expect(currentParty()).toMatchObject({ place: 'Taj Hall', guests: 450 });
  });

  test('takes the new plates in place of a number of guests that was typed before they changed', () => {
    changeParty((party) => ({ ...party, guests: 450 }));
    planDinner({ ...SAMPLE_DINNER, plates: { ...SAMPLE_DINNER.plates, total: 432, veg: 372 } });
    expect(currentParty().guests).toBe(432);
  });
});
