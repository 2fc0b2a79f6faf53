/** `npm run proof -- NAME`. What each promises: docs/reliability.md, docs/scale.md. */
import { startVitest } from 'vitest/node';
import { runNamed } from '#scripts/named-script.ts';

await runNamed('npm run proof', {
  storm: {
    does: 'guests’ messages and orders on a bad network; `storm replies`: replies; `storm photos`: photographs',
    run: () => import('#scripts/proof/storm.ts'),
  },
  fuzz: { does: 'random writes do not break the schema', run: () => import('#scripts/proof/fuzz.ts') },
  forms: {
    does: 'random texts in the forms are stored as typed, or refused with an explanation',
    run: () => startVitest('test', [], { project: 'proof', run: true }),
  },
  load: {
    does: 'a first page reads the same with 50,000 documents as with 100',
    run: () => import('#scripts/proof/load.ts'),
  },
  rules: {
    does: 'changes every condition of the rules once: a test must fail each time',
    run: () => import('#scripts/proof/rules.ts'),
  },
  expressions: {
    does: 'how many expressions the rules evaluate for the largest documents',
    run: () => import('#scripts/proof/expressions.ts'),
  },
  print: {
    does: 'prints every finished card, measures it and reads its code; --sheet writes docs/print/cards.webp',
    run: () => import('#scripts/proof/print.ts'),
  },
  film: {
    does: 'makes a couple’s film, checks its file and reads its code; --sheet writes docs/screens/films.webp',
    run: () => import('#scripts/proof/film.ts'),
  },
  lettering: {
    does: 'letters all cards with short and long names; --sheets writes docs/cards',
    run: () => import('#scripts/proof/lettering.ts'),
  },
});
