/**
 * Knows whether somebody is in the middle of filling in a form, so that nothing that can wait covers the form or
 * takes the page away: words typed and not yet sent, or the focus standing in a field.
 */

type Field = HTMLInputElement | HTMLTextAreaElement;

const typedIn = new Set<Field>();

function isWordsField(target: EventTarget | null): target is Field {
  if (target instanceof HTMLTextAreaElement) return true;
  return (
    target instanceof HTMLInputElement && /^(text|email|tel|url|search|password|number)$/.test(target.type)
  );
}

/** Starts to notice what is typed into forms; answers how to stop. */
export function watchTyping(): () => void {
  const heard = ({ target }: Event) => {
    if (isWordsField(target) && target.form) typedIn.add(target);
  };
  document.addEventListener('input', heard);
  return () => {
    document.removeEventListener('input', heard);
    typedIn.clear();
  };
}

/** Whether a form on the page holds words that somebody typed. A form that was sent and cleared holds none. */
export function hasUnsentWords(): boolean {
  for (const field of typedIn) {
    if (!field.isConnected || field.value.trim() === '') typedIn.delete(field);
  }
  return typedIn.size > 0;
}

/** Whether the focus stands in something to type in or choose from. */
export function isTyping(): boolean {
  const { activeElement } = document;
  return isWordsField(activeElement) || activeElement instanceof HTMLSelectElement;
}
