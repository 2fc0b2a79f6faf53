import { useEffect, useRef } from 'react';
import { formatDayAndTime } from '#src/domain/dates.ts';
import type { Guard } from '#src/lib/guard.ts';
import { Button } from '#src/ui/button.tsx';
import { Unreachable } from '#src/ui/more-pages.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { notify } from '#src/ui/toast.tsx';
import { MANAGE_SHOP } from '#text/manage-shop.ts';
import { BannerPart, bannerFault } from './banner-part.tsx';
import styles from './board-desk.module.css';
import { changeLines } from './board-text.ts';
import { ClosedPart } from './closed-part.tsx';
import { CouponPart } from './coupon-part.tsx';
import { ItemPart } from './item-part.tsx';
import { SaveBar } from './save-bar.tsx';
import { TestimonialPart } from './testimonial-part.tsx';
import type { BoardDesk } from './use-board-desk.ts';
import { useBoardDesk } from './use-board-desk.ts';

/** The owner's counter: everything that overrides the catalogue. */
export function ShopDesk({ guard }: { readonly guard: Guard }) {
  const { desk, failed, retry } = useBoardDesk(guard);
  if (desk) return <OpenDesk desk={desk} />;
  if (!failed) return <p role="status">{MANAGE_SHOP.reading}</p>;
  return <Unreachable text={MANAGE_SHOP.unreachable} onRetry={retry} />;
}

function OpenDesk({ desk }: { readonly desk: BoardDesk }) {
  const { saved, draft, busy, overtaken, change, discard, save, undo } = desk;
  const part = { draft, onChange: change };
  const isClean = changeLines(saved.board, draft).length === 0;
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isClean) return undefined;
    // The buttons for saving and discarding are then removed.
    return () => {
      if (document.activeElement === document.body) status.current?.focus();
    };
  }, [isClean]);
  const saveChecked = async () => {
    const fault = bannerFault(draft.banner, saved.board.banner);
    if (fault) {
      notify.error(MANAGE_SHOP.banner.fault[fault]);
      return false;
    }
    return save();
  };
  return (
    <div className={styles.desk}>
      <div ref={status} tabIndex={-1} className={styles.status}>
        <p>
          {saved.rev === 0
            ? MANAGE_SHOP.untouched
            : MANAGE_SHOP.status(saved.rev, formatDayAndTime(new Date(saved.savedAt)))}
        </p>
        {saved.rev > 0 && (
          <Button look="link" onClick={undo} busy={busy} disabled={!isClean}>
            {MANAGE_SHOP.undo}
          </Button>
        )}
      </div>
      {overtaken && !isClean && (
        <Notice title={MANAGE_SHOP.save.overtaken.title} line={MANAGE_SHOP.save.overtaken.line} />
      )}
      <ItemPart {...part} />
      <BannerPart {...part} saved={saved.board.banner} />
      <ClosedPart {...part} />
      <CouponPart {...part} />
      <TestimonialPart {...part} />
      <SaveBar before={saved.board} draft={draft} busy={busy} onDiscard={discard} onSave={saveChecked} />
    </div>
  );
}
