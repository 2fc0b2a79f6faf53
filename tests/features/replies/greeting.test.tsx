import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Greeting } from '#src/features/replies/greeting.tsx';
import { readable } from '#tests/support/render-page.tsx';
import { SHARMAS } from '#tests/support/sample-families.ts';

test.each([
  ['en', 'The Sharma Family', 'Dear Sharma Family', 'Not the Sharma Family?'],
  ['en', 'Sharma family', 'Dear Sharma family', 'Not the Sharma family?'],
  ['en', 'the Sharmas', 'Dear Sharmas', 'Not the Sharmas?'],
  ['en', 'Asha and Ravi', 'Dear Asha and Ravi', 'Not Asha and Ravi?'],
  ['hi', 'The Sharma Family', 'आदरणीय Sharma Family', 'आप Sharma Family नहीं हैं?'],
  ['mr', 'The Sharma Family', 'आदरणीय Sharma Family', 'तुम्ही Sharma Family नाही आहात का?'],
] as const)(
  'a page in %s greets those listed as ‘%s’ without a second article',
  (language, name, dear, not) => {
    render(
      <Greeting family={{ ...SHARMAS, name, opens: [] }} language={language} onForget={() => undefined} />,
    );
    const button = screen.getByRole('button');
    expect(readable(button)).toBe(not);
    expect(readable(button.closest('div')?.firstElementChild)).toBe(dear);
  },
);
