import { OwnText } from '#src/ui/own-text.tsx';

/** Addresses within a sentence, without the full stop after them. */
const ADDRESS = /(https:\/\/[^\s,]+[^\s,.।]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A sentence of ours whose web and e-mail addresses can be pressed. */
export function LinkedText({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, place) =>
    place % 2 === 0 ? (
      <OwnText key={part} text={part} />
    ) : (
      <a key={part} href={part.includes('@') ? `mailto:${part}` : part}>
        {part}
      </a>
    ),
  );
}
