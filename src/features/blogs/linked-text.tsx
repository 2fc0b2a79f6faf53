import { linksIn } from '#src/lib/links-in.ts';

/** A text whose web addresses are links. */
export function LinkedText({ text }: { readonly text: string }) {
  let end = 0;
  return linksIn(text).map((part) => {
    end += part.text.length;
    return part.address ? (
      <a key={end} href={part.address} target="_blank" rel="noopener noreferrer">
        {part.text}
      </a>
    ) : (
      part.text
    );
  });
}
