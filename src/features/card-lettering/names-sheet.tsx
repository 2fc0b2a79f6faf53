import type { FormEvent } from 'react';
import { useState } from 'react';
import { downloadFile } from '#src/lib/download.ts';
import { shareLink } from '#src/lib/share-link.ts';
import { cleanLine } from '#src/lib/text.ts';
import { Button } from '#src/ui/button.tsx';
import { Choices } from '#src/ui/choices.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { notify } from '#src/ui/toast.tsx';
import { CARD_NAMES_TEXT as text } from '#text/card-names.ts';
import type { CardNames, NameField } from './card-names.ts';
import { coupleText, NAME_FIELDS, NAME_SCRIPTS, NO_NAMES, parseCardNames } from './card-names.ts';
import { canPrint, hasFault } from './check-names.ts';
import { pictureToShare } from './draw-cards.ts';
import { NameFields } from './name-fields.tsx';
import { namesFragment } from './names-link.ts';
import { NamesPreview } from './names-preview.tsx';
import styles from './names-sheet.module.css';
import { cardNames } from './use-card-names.ts';

interface NamesSheetProps {
  designId: string;
  /** Whether the card is open, so that a shared link opens it. */
  isOpen: boolean;
  /** Names from a link, which have not been kept. */
  received: CardNames | undefined;
  onClose: () => void;
}

/** What could not be kept when the sheet was closed, for its next opening. */
let unfinished: CardNames | undefined;

/** Asks for the names once, shows them on a card, keeps and shares them. */
export function NamesSheet({ designId, isOpen, received, onClose }: NamesSheetProps) {
  const [isOthers] = useState(() => {
    // Read in any case, so that the first render has them.
    const known = cardNames.current();
    // A phone without names has already stored those of the link.
    return received !== undefined && !areSame(received, known);
  });
  const { data: kept } = cardNames.useRestored();
  const [changed, setChanged] = useState(isOthers ? received : unfinished);
  // Untouched, the sheet follows names that are changed in another tab.
  const names = changed ?? kept;
  const [isAsking, setIsAsking] = useState(false);
  const isReady = canPrint(names);
  const wasKept = !areSame(kept, NO_NAMES);

  const change = (next: (before: CardNames) => CardNames) => setChanged((before) => next(before ?? kept));
  const type = (field: NameField, typed: string) =>
    change((before) => ({ ...before, [before.shown]: { ...before[before.shown], [field]: typed } }));

  function keep(): boolean {
    setIsAsking(true);
    if (!isReady) return false;
    if (changed) {
      const next = cleaned(changed);
      cardNames.change((before) => (areSame(before, next) ? before : next));
    }
    setChanged(undefined);
    unfinished = undefined;
    return true;
  }
  function show(event: FormEvent) {
    event.preventDefault();
    if (!keep()) {
      const form = event.currentTarget;
      // The fault may be among the names in the other letters.
      const faulty = [names.shown, ...NAME_SCRIPTS].find((script) => hasFault(names, script));
      if (faulty) change((before) => ({ ...before, shown: faulty }));
      requestAnimationFrame(() => {
        const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
        field?.closest('details')?.setAttribute('open', '');
        field?.focus();
      });
      return;
    }
    if (cardNames.useStore.getState().unsaved) notify.blank(text.unsaved);
    else notify.success(text.kept);
    onClose();
  }
  /** A person who forwards a received design keeps their own names. */
  function mayShare(): boolean {
    return isOthers || keep();
  }
  /** Keeps complete names, and incomplete ones until the page is left, but no names of somebody else. */
  function close() {
    if (!isOthers && !keep()) {
      unfinished = textsOf(names) === textsOf(kept) ? undefined : names;
      if (unfinished) notify.blank(text.unfinished);
    }
    onClose();
  }
  function forget() {
    cardNames.change(() => NO_NAMES);
    unfinished = undefined;
    notify.success(text.removed);
    onClose();
  }
  // Somebody else's names are not stored: deleting would remove the reader's own.
  const mayForget = wasKept && !isOthers;
  return (
    <Dialog open onClose={close} title={text.title}>
      {isOthers && wasKept ? <Notice kind="note" title={text.received} /> : <p>{text.line}</p>}
      <form className={styles.form} onSubmit={show} noValidate>
        <NamesPreview designId={designId} names={names} />
        <Choices
          className={styles.letters}
          legend={text.letters}
          options={NAME_SCRIPTS.map((script) => ({ value: script, name: text.scripts[script] }))}
          chosen={names.shown}
          onChoose={(shown) => change((before) => ({ ...before, shown }))}
        />
        <NameFields names={names} onType={type} isAsking={isAsking} />
        <Button type="submit" full>
          {text.see}
        </Button>
      </form>
      {(isReady || mayForget) && (
        <div className={styles.share}>
          {isReady && (
            <>
              <Button
                look="secondary"
                small
                icon="share"
                onClick={() => mayShare() && giveOn(designId, names)}
              >
                {text.sharePicture}
              </Button>
              <Button
                look="secondary"
                small
                icon="share"
                onClick={() => mayShare() && giveLink(isOpen ? `?design=${designId}` : '', names)}
              >
                {text.shareLink}
              </Button>
            </>
          )}
          {mayForget && (
            <Button look="link" onClick={forget}>
              {text.forget}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}

function areSame(one: CardNames, other: CardNames): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function textsOf({ latin, local }: CardNames): string {
  return JSON.stringify([latin, local]);
}

function cleaned(names: CardNames): CardNames {
  const script = (texts: CardNames['latin']) =>
    Object.fromEntries(NAME_FIELDS.map((field) => [field, cleanLine(texts[field])]));
  return parseCardNames({ ...names, latin: script(names.latin), local: script(names.local) });
}

async function giveLink(search: string, names: CardNames): Promise<void> {
  const address = `${window.location.pathname}${search}${namesFragment(cleaned(names))}`;
  const what = await shareLink(text.linkTitle(coupleText(names)), address);
  if (what === 'copied') notify.success(text.linkCopied);
  if (what === 'failed') notify.error(text.linkFailed);
}

async function giveOn(designId: string, names: CardNames): Promise<void> {
  const { outcome, file } = await sharePicture(designId, cleaned(names));
  if (outcome === 'failed') notify.error(text.pictureFailed, text.pictureFailedLine);
  if (outcome === 'none') notify.blank(text.noPicture);
  if (outcome !== 'download' || !file) return;
  downloadFile(file.name, file);
  notify.success(text.saved);
}

interface SharedPicture {
  /** `download`: there is no share sheet that takes files. `none`: the card has no blank to letter. */
  readonly outcome: 'shared' | 'cancelled' | 'download' | 'none' | 'failed';
  readonly file?: File;
}

/** Opens the share sheet with a picture of the lettered card. */
async function sharePicture(designId: string, names: CardNames): Promise<SharedPicture> {
  try {
    const picture = await pictureToShare(designId, names);
    if (!picture) return { outcome: 'none' };
    const file = new File([picture], `${designId.replace('/', '-')}.jpg`, { type: 'image/jpeg' });
    const shared = { files: [file], title: text.linkTitle(coupleText(names)) };
    if (!navigator.canShare?.(shared)) return { outcome: 'download', file };
    return { outcome: await share(shared), file };
  } catch {
    return { outcome: 'failed' };
  }
}

async function share(shared: ShareData): Promise<'shared' | 'cancelled' | 'download'> {
  try {
    await navigator.share(shared);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'download';
  }
}
