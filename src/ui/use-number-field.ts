import type { ChangeEvent } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface NumberFieldOptions<Empty extends number | undefined> {
  value: number | Empty;
  empty: Empty;
  /** Returns `undefined` for text that is not a valid number. */
  parse: (typed: string) => number | undefined;
  onChange: (value: number | Empty) => void;
}

/** Invalid text changes nothing and is marked `invalid` on blur. */
export function useNumberField<Empty extends number | undefined>({
  value,
  empty,
  parse,
  onChange,
}: NumberFieldOptions<Empty>) {
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState(false);
  const before = useRef(value);

  const read = (text: string) => (text.trim() === '' ? { value: empty } : readNumber(parse(text)));
  const reset = () => {
    setTyped(undefined);
    setLeft(false);
  };

  return {
    invalid: left && typed !== undefined && !read(typed),
    reset,
    input: {
      inputMode: 'numeric',
      autoComplete: 'off',
      maxLength: 20,
      value: typed ?? (value === undefined ? '' : String(value)),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        if (typed === undefined) before.current = value;
        setTyped(target.value);
        const reading = read(target.value);
        onChange(reading ? reading.value : before.current);
      },
      onBlur: () => {
        if (typed === undefined || read(typed)) reset();
        else setLeft(true);
      },
    },
  } as const;
}

function readNumber(number: number | undefined): { value: number } | undefined {
  return number === undefined ? undefined : { value: number };
}

/** For a form whose other fields keep their errors until it is sent again. */
export const REFUSED_NUMBER = '[inputmode="numeric"][aria-invalid="true"]';

/**
 * Focuses the first invalid field of a part of the page, and returns whether there is one. A number that is being typed is
 * checked too: its field is marked on blur, and a tap on a button does not blur it in every browser (Safari).
 */
export function focusInvalidField(
  part: Document | Element = document,
  invalid = '[aria-invalid="true"]',
): boolean {
  const typing = document.activeElement;
  if (typing instanceof HTMLInputElement) flushSync(() => typing.blur());
  const field = part.querySelector<HTMLElement>(invalid);
  if (!field) return false;
  field.closest('details')?.setAttribute('open', '');
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
  return true;
}
