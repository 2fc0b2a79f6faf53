import { useLayoutEffect, useRef } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import { UI } from '#src/content/ui.ts';
import { afterPaint } from '#src/lib/after-paint.ts';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';
import { topModal, watchModals } from './use-modal.ts';

/** Shows toasts. Durations are react-hot-toast's defaults, which specification §9 names. */
export const notify = {
  /** A toast replaces a visible one with the same `id`. */
  success: (text: string, id?: string) => toast.success(text, id === undefined ? undefined : { id }),
  /** `more` is a second line. A repeated error replaces itself. */
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

/** Renders toasts, once, in the layout. Moves into an open modal dialog, since everything outside it is inert. */
export function Toaster() {
  const { toasts, handlers } = useToaster();
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

/** In a dialog it is a popover, so that the dialog's styles cannot clip it. */
function moveTo(parent: HTMLElement, toaster: HTMLElement): void {
  if (toaster.parentElement === parent) return;
  parent.append(toaster);
  const inDialog = parent instanceof HTMLDialogElement;
  toaster.toggleAttribute('data-over', inDialog);
  if (inDialog && 'showPopover' in toaster) toaster.showPopover();
}
