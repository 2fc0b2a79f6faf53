type Field = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = ':is(input:not([type="checkbox"], [type="radio"], [tabindex="-1"]), textarea)';

/** Forms whose fields React controls mark themselves with `data-unsaved`: their `defaultValue` follows what is typed. */
export function hasUnsentText(forms = 'form'): boolean {
  if (document.querySelector('[data-unsaved]')) return true;
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
