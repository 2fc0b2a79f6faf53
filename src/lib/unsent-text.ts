type Field = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = ':is(input:not([type="checkbox"], [tabindex="-1"]), textarea)';

/** Of fields without a state of their own; others are in an element with `data-unsaved`. */
export function hasUnsentText(forms = 'form'): boolean {
  return [...document.querySelectorAll<Field>(`${forms} ${FIELDS}`)].some(
    ({ value, defaultValue }) => value.trim() !== '' && value !== defaultValue,
  );
}

export function isTyping(): boolean {
  const { activeElement } = document;
  return (
    activeElement instanceof HTMLTextAreaElement ||
    activeElement instanceof HTMLSelectElement ||
    (activeElement instanceof HTMLInputElement &&
      /^(text|email|tel|url|search|password|number)$/.test(activeElement.type))
  );
}
