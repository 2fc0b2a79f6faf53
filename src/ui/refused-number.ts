import { flushSync } from 'react-dom';

/**
 * The first number field of a form whose text was refused, as `useNumberField` marks it. It does so when the field is left,
 * so the field that is still being typed in loses its focus first.
 */
export function refusedNumber(form: HTMLFormElement): HTMLElement | null {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && form.contains(activeElement)) {
    flushSync(() => activeElement.blur());
  }
  return form.querySelector<HTMLElement>('[inputmode="numeric"][aria-invalid="true"]');
}
