import { useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import type { StateCounts } from '#src/data/below-invitation-api.ts';
import type { Album } from '#src/domain/album/album.ts';
import { isRevealed, lifeOfAlbum } from '#src/domain/album/album.ts';
import { PHOTOS_PER_WEDDING } from '#src/domain/album/limits.ts';
import { formatDay, formatDayAndTime } from '#src/domain/dates.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { stateAt } from '#src/domain/invitation/invitation-state.ts';
import { coupleNames } from '#src/domain/invitation/wording.ts';
import { whatsappShareLink } from '#src/lib/whatsapp.ts';
import { Button, LinkButton, OutLink } from '#src/ui/button.tsx';
import { copyText } from '#src/ui/copy-text.ts';
import panelStyles from '#src/ui/desk-panel.module.css';
import { ConfirmDialog, Dialog } from '#src/ui/dialog.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { ALBUM_DESK as texts } from '#text/invitations/album-desk.ts';
import { functionsOutside } from './album-days.ts';
import styles from './album-panel.module.css';

/** From this share of its room on, an album is nearly full. */
const NEARLY = 0.9;

interface AlbumPanelProps {
  readonly invitation: Invitation;
  readonly album: Album;
  /** `undefined` until they have been read. */
  readonly counts: StateCounts | undefined;
  readonly busy: boolean;
  readonly onChange: () => void;
  readonly onClose: () => void;
}

/** The album's last day, visibility and size, with their settings. */
export function AlbumPanel({ invitation, album, counts, busy, onChange, onClose }: AlbumPanelProps) {
  const [isAsked, setIsAsked] = useState(false);
  const now = Date.now();
  const life = lifeOfAlbum(album, now);
  const from = dayOf(album.opensAt);
  const names = coupleNames(invitation);
  const address = `${SITE.url}${PATHS.album(invitation.code)}`;
  const title = life === 'before' ? texts.states.before(from) : texts.states[life];
  const used = counts && counts.new + counts.approved + counts.hidden;
  const outside = functionsOutside(album, invitation.functions, now);
  const copy = () => copyText(address, { copied: texts.copied, failed: texts.notDone });

  return (
    <section className={panelStyles.state} aria-label={title}>
      <h3>{title}</h3>
      <p>{lineOf(album, now)}</p>
      <p>{seenLine(album, now)}</p>
      {life !== 'after' && <PageLine invitation={invitation} album={album} now={now} />}
      {outside.length > 0 && <p>{texts.lines.outside(outside.map(({ name }) => name).join(', '))}</p>}
      <p className={styles.used}>{used !== undefined && texts.lines.used(used, PHOTOS_PER_WEDDING)}</p>
      {used !== undefined && used >= NEARLY * PHOTOS_PER_WEDDING && (
        <Notice
          kind="note"
          title={used >= PHOTOS_PER_WEDDING ? texts.full.full : texts.full.near}
          line={texts.full.line(PHOTOS_PER_WEDDING)}
        />
      )}
      <p className={styles.address}>{address}</p>
      <div className={panelStyles.actions}>
        {life !== 'after' && (
          <OutLink
            look="whatsapp"
            href={whatsappShareLink(
              life === 'before'
                ? texts.shareTextBefore(names, address, from)
                : texts.shareText(names, address),
            )}
          >
            {texts.share}
          </OutLink>
        )}
        <LinkButton look="secondary" to={PATHS.album(invitation.code)}>
          {texts.see}
        </LinkButton>
        <Button look="link" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <AlbumCode address={address} />
        <Button look="link" onClick={onChange}>
          {life === 'after' ? texts.reopen : texts.change}
        </Button>
        {life !== 'after' && (
          <Button look="link" busy={busy} onClick={() => setIsAsked(true)}>
            {texts.close}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsked}
        {...texts.closeQuestion}
        confirm={texts.close}
        onKeep={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false);
          onClose();
        }}
      />
    </section>
  );
}

/** What keeps guests from an album that its days open to them. */
function PageLine({
  invitation,
  album,
  now,
}: Pick<AlbumPanelProps, 'invitation' | 'album'> & { now: number }) {
  const { closesAt } = invitation.settings;
  if (stateAt(now, invitation) !== 'published') return <p>{texts.lines.unpublished}</p>;
  return closesAt < album.closesAt ? <p>{texts.lines.closesFirst(dayOf(closesAt))}</p> : null;
}

function lineOf(album: Album, now: number): string {
  const until = dayOf(album.closesAt - 1);
  const { lines } = texts;
  switch (lifeOfAlbum(album, now)) {
    case 'before':
      return lines.before(dayOf(album.opensAt), until);
    case 'open':
      return lines.open(until);
    case 'after':
      return lines.after(formatDayAndTime(new Date(album.closesAt)));
  }
}

function seenLine(album: Album, now: number): string {
  const day = dayOf(album.revealsAt);
  if (!isRevealed(album, now) && album.revealsAt > album.opensAt) return texts.lines.later(day);
  return album.revealsAt > album.opensAt ? texts.lines.revealed(day) : texts.lines.atOnce;
}

function dayOf(instant: number): string {
  return formatDay(new Date(instant));
}

const QrCode = lazyPart(() => import('#src/ui/qr-code.tsx').then((code) => code.QrCode));

/** Shows the album's code on the screen, for guests beside the couple. */
function AlbumCode({ address }: { readonly address: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="link" onClick={() => setIsOpen(true)}>
        {texts.code.show}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={texts.code.title}>
        <p>{texts.code.line}</p>
        <div className={styles.code}>
          <QrCode address={address} label={texts.code.label} />
        </div>
      </Dialog>
    </>
  );
}
