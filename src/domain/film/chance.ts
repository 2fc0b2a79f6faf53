/** A number from 0 to 1 that is always the same for a thing and a question about it, so that every frame agrees. */
export function chance(thing: number, question = 0): number {
  let state = Math.imul(thing + 1, 0x9e3779b1) ^ Math.imul(question + 1, 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
  state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
  return ((state ^ (state >>> 15)) >>> 0) / 0x1_0000_0000;
}
