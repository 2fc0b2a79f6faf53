import { useEffect, useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';
import { afterPaint } from '#src/lib/after-paint.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { UI } from '#text/ui.ts';
import styles from './toast.module.css';
import { topModal, watchModals } from './use-modal.ts';

type Code = typeof import('./toast-list.tsx');

const useCode = create<{ readonly code?: Code }>()(() => ({}));

/** The code that draws toasts, which no page shows at first. */
export async function loadToasts(): Promise<Code> {
  const code = useCode.getState().code ?? (await import('./toast-list.tsx'));
  useCode.setState({ code });
  return code;
}

function show(one: (toasts: Code['toasts']) => void): void {
  const { code } = useCode.getState();
  if (code) one(code.toasts);
  else
    loadToasts().then(
      ({ toasts }) => one(toasts),
      () => window.addEventListener('online', () => show(one), { once: true }),
    );
}

export const notify = {
  /** Replaces a visible one with the same `id`. */
  success: (text: string, id?: string) => show((toasts) => toasts.success(text, id)),
  /** `more` is a second line. A repeated error replaces itself. */
  error: (text: string, more?: string) => show((toasts) => toasts.error(text, more)),
  blank: (text: string) => show((toasts) => toasts.blank(text)),
  /** Stays until `dismiss` is called with the same `id`. */
  loading: (text: string, id: string) => show((toasts) => toasts.loading(text, id)),
  dismiss: (id: string) => show((toasts) => toasts.dismiss(id)),
};

/** Renders toasts, once, in the layout. Moves into an open modal dialog, since everything outside it is inert. */
export function Toaster() {
  const List = useCode(({ code }) => code?.ToastList);
  const toaster = useRef<HTMLElement>(null);
  const home = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = toaster.current;
    const homeElement = home.current;
    if (!element || !homeElement) return;
    const move = () => moveTo(topModal() ?? homeElement, element);
    const stop = watchModals(() => {
      // A closing dialog may leave the document at once; an opening one should be painted first.
      if (topModal()) afterPaint(move);
      else move();
    });
    return () => {
      stop();
      homeElement.append(element);
    };
  }, []);

  useEffect(() => {
    // The first toast retries.
    whenIdle()
      .then(loadToasts)
      .catch(() => undefined);
  }, []);

  return (
    <div ref={home} className={styles.home}>
      <section
        ref={toaster}
        popover="manual"
        className={styles.toaster}
        aria-label={UI.notifications}
        aria-live="polite"
      >
        {List && <List />}
      </section>
    </div>
  );
}

/** In a dialog it is a popover, so that the dialog's styles cannot clip it. */
function moveTo(parent: HTMLElement, toaster: HTMLElement): void {
  if (toaster.parentElement === parent) return;
  parent.append(toaster);
  const inDialog = parent instanceof HTMLDialogElement;
  toaster.toggleAttribute('data-over', inDialog);
  if (inDialog && 'showPopover' in toaster) toaster.showPopover();
}
