import { useLayoutEffect, useRef } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import { UI } from '#src/content/ui.ts';
import { afterPaint } from '#src/lib/after-paint.ts';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';
import { topModal, watchModals } from './use-modal.ts';

/**
 * Short words at the foot of the screen (specification §4 and §9): blank and error ones stay 4 s, success 2 s, loading
 * until replaced; a dismissed one is removed after 1 s; at most 20 are kept. These are the library's own figures.
 */
export const notify = {
  /** Toasts that share an `id` take each other's place: quick taps leave one on the screen, not a pile. */
  success: (text: string, id?: string) => toast.success(text, id === undefined ? undefined : { id }),
  /** `more` is a second line: what can be done instead. Pressed again, such words take their own place. */
  error: (text: string, more?: string) =>
    more === undefined
      ? toast.error(text)
      : toast.error(
          () => (
            <span className={styles.lines}>
              <span>{text}</span> <span className={styles.more}>{more}</span>
            </span>
          ),
          { id: text },
        ),
  blank: (text: string) => toast(text),
  loading: (text: string) => toast.loading(text),
  dismiss: (id: string) => toast.dismiss(id),
};

/**
 * Where toasts appear: above a docked bar, one at a time on a phone; near the top over a dialog, whose buttons are at its
 * foot. Rendered once, in the layout. It is a live region that stays in the document, so that screen readers announce
 * what is added to it, and it moves into an open modal dialog, because everything outside that is hidden from them.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const toaster = useRef<HTMLElement>(null);
  const home = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = toaster.current;
    const ownPlace = home.current;
    if (!element || !ownPlace) return;
    const move = () => moveTo(topModal() ?? ownPlace, element);
    const stop = watchModals(() => {
      // A dialog that closes may leave the document at once; one that opens is shown before this work is done.
      if (topModal()) afterPaint(move);
      else move();
    });
    return () => {
      stop();
      ownPlace.append(element);
    };
  }, []);

  return (
    <div ref={home} className={styles.home}>
      <section
        ref={toaster}
        popover="manual"
        className={styles.toaster}
        aria-label={UI.notifications}
        aria-live="polite"
        onMouseEnter={handlers.startPause}
        onMouseLeave={handlers.endPause}
        onFocus={handlers.startPause}
        onBlur={handlers.endPause}
      >
        {toasts.map((shown) => (
          <div key={shown.id} className={styles.toast} data-type={shown.type} data-visible={shown.visible}>
            {shown.type === 'success' && <Icon name="tick" />}
            {typeof shown.message === 'function' ? shown.message(shown) : <span>{shown.message}</span>}
          </div>
        ))}
      </section>
    </div>
  );
}

/** Moves the toaster; in a dialog it is shown as a popover, which no style of the dialog can clip or displace. */
function moveTo(parent: HTMLElement, toaster: HTMLElement): void {
  if (toaster.parentElement === parent) return;
  parent.append(toaster);
  const inDialog = parent instanceof HTMLDialogElement;
  toaster.toggleAttribute('data-over', inDialog);
  if (inDialog && 'showPopover' in toaster) toaster.showPopover();
}
