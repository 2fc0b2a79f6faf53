/**
 * Knows whether somebody is in the middle of filling in a form, so that nothing that can wait covers the form or
 * takes the page away: text typed and not yet sent, or the focus in a field.
 */

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What a person types into; not the field that only a machine finds. */
const FIELDS = ':is(input:not([type="checkbox"], [tabindex="-1"]), textarea)';

/**
 * Whether a form on the page holds text that somebody typed. A form that was sent and cleared holds none.
 *
 * @param forms selector of the forms that count
 */
export function hasUnsentWords(forms = 'form'): boolean {
  return [...document.querySelectorAll<Field>(`${forms} ${FIELDS}`)].some(
    ({ value, defaultValue }) => value.trim() !== '' && value !== defaultValue,
  );
}

/** Whether the focus is in something to type in or choose from. */
export function isTyping(): boolean {
  const { activeElement } = document;
  return (
    activeElement instanceof HTMLTextAreaElement ||
    activeElement instanceof HTMLSelectElement ||
    (activeElement instanceof HTMLInputElement &&
      /^(text|email|tel|url|search|password|number)$/.test(activeElement.type))
  );
}
