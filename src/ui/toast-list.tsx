import { toast, useToaster } from 'react-hot-toast/headless';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';

/** Durations are react-hot-toast's defaults, which specification §9 names. */
export const toasts = {
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
  loading: (text: string, id: string) => toast.loading(text, { id }),
  dismiss: (id: string) => toast.dismiss(id),
};

/** They stay while the pointer or the focus is on one. */
export function ToastList() {
  const { toasts: visible, handlers } = useToaster();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing can be pressed; reading takes time.
    <div
      className={styles.list}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {visible.map((shown) => (
        <div key={shown.id} className={styles.toast} data-type={shown.type} data-visible={shown.visible}>
          {shown.type === 'success' && <Icon name="tick" />}
          {typeof shown.message === 'function' ? shown.message(shown) : <span>{shown.message}</span>}
        </div>
      ))}
    </div>
  );
}
