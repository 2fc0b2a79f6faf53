import { STARTER_KEYS } from '#src/config/storage-keys.ts';
import { readDraft, writeDraft } from '#src/lib/form-draft.ts';
import { isIn } from '#src/lib/page-state.ts';
import { readText, writeText } from '#src/lib/storage.ts';

const FIELDS = ':is(input, textarea):not([tabindex="-1"])';

/** Saves drafts of forms with `data-draft` (`data-unkept` if it fails), and records Submit (`data-pressed`). */
export function saveEarlyInput(): void {
  // At 'interactive' the page is parsed and no module has run yet.
  document.addEventListener('readystatechange', restoreForms, { once: true });

  addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null;
    const draft = form?.dataset.draft;
    if (!form || !draft || isIn('hydrated')) return;
    const typed = fieldsOfForm(form).map(({ name, value }) => [name, value]);
    if (!writeDraft(draft, Object.fromEntries(typed))) form.dataset.unkept = '';
  });

  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (defaultPrevented || !(target instanceof HTMLFormElement)) return;
    if (target.method !== 'dialog' || target.dataset.draft === undefined) return;
    target.dataset.pressed = '';
    writeText(STARTER_KEYS.earlyPress, location.pathname, 'session');
  });
}

function restoreForms(): void {
  const pressed = readText(STARTER_KEYS.earlyPress, 'session') === location.pathname;
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    if (pressed) form.dataset.pressed = '';
    const draft = readDraft(form.dataset.draft ?? '');
    for (const field of fieldsOfForm(form)) field.value ||= draft[field.name] ?? '';
  }
}

function fieldsOfForm(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)];
}
