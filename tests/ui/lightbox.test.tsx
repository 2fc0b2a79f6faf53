import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Lightbox } from '#src/ui/lightbox.tsx';

const languageOf = (element: Element) => element.closest<HTMLElement>('[lang]')?.lang;

test('inside a page in Marathi the words of the shop are marked as English, and those of the page are not', () => {
  const pictures = [1, 2].map((one) => ({ src: `/${one}.jpg`, alt: '', width: 4, height: 3 }));
  render(
    <div lang="mr">
      <Lightbox
        title="फोटो"
        pictures={pictures}
        index={0}
        onIndex={() => {}}
        onClose={() => {}}
        panel={<p>पाहुण्यांकडून</p>}
      />
    </div>,
  );
  expect(languageOf(screen.getByText('1 of 2'))).toBe('en');
  for (const name of ['Close', 'Previous', 'Next']) {
    expect(languageOf(screen.getByRole('button', { name }))).toBe('en');
  }
  for (const words of ['फोटो', 'पाहुण्यांकडून']) expect(languageOf(screen.getByText(words))).toBe('mr');
});
