import { useLocation, useNavigate } from 'react-router-dom';
import type { Family } from '#src/domain/guests/family.ts';
import { changedFunctions, outdatedFor } from '#src/domain/guests/function-change.ts';
import type { Invitation, WeddingFunction } from '#src/domain/invitation/invitation.ts';
import { coupleNames } from '#src/domain/invitation/wording.ts';
import { AlbumReminder } from '#src/features/album-desk/album-reminder.tsx';
import { whenAndWhere } from '#src/features/guest-list/counts/count-text.ts';
import { changeQueueOf, startQueue } from '#src/features/guest-list/sending/send-queue.ts';
import { useGuestList } from '#src/features/guest-list/use-guest-list.ts';
import { whatsappLink } from '#src/lib/whatsapp.ts';
import { Button, OutLink } from '#src/ui/button.tsx';
import panelStyles from '#src/ui/desk-panel.module.css';
import { Notice } from '#src/ui/notice.tsx';
import { MY_WEDDING } from '#text/invitation-owner.ts';
import type { Told } from './told-before.ts';
import { forgetTold, useToldBefore } from './told-before.ts';

const texts = MY_WEDDING.tell;

/**
 * After a change of day, hour or place: leads to the families that have had their invitation, one by one, and to the album that was
 * left on the old days.
 */
export function TellFamilies({ invitation }: { readonly invitation: Invitation }) {
  const { data } = useToldBefore(invitation.code);
  return (
    data && (
      <>
        <ToldFamilies invitation={invitation} told={data} />
        <AlbumReminder invitation={invitation} />
      </>
    )
  );
}

function ToldFamilies({ invitation, told }: { readonly invitation: Invitation; readonly told: Told }) {
  const { code } = invitation;
  const { families } = useGuestList(code);
  const { search } = useLocation();
  const navigate = useNavigate();
  const outdated = (family: Family) => outdatedFor(family, told.functions, invitation.functions);
  const heard = families.filter((family) => outdated(family).length > 0);
  if (heard.length === 0) return null;
  const versions = [...new Set(heard.flatMap(outdated))];
  const changed = changedFunctions(versions, invitation.functions);
  const tell = () => {
    startQueue(changeQueueOf(code, heard, versions));
    forgetTold(code);
    navigate({ search, hash: 'guests-send' });
    // The queue is shown at the top of the desk; this button is far below.
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <Notice kind="note" title={texts.title(heard.length)}>
      <p>{texts.line(changed.map(({ name }) => name).join(', '))}</p>
      <div className={panelStyles.actions}>
        <Button look="secondary" onClick={tell}>
          {texts.tell}
        </Button>
        <Button look="link" onClick={() => forgetTold(code)}>
          {texts.known}
        </Button>
      </div>
      <p>{texts.ordered}</p>
      <OutLink
        look="link"
        href={whatsappLink(
          texts.toShop(
            coupleNames(invitation),
            whenOf(changedFunctions(told.functions, invitation.functions)),
          ),
        )}
      >
        {texts.tellShop}
      </OutLink>
    </Notice>
  );
}

function whenOf(functions: readonly WeddingFunction[]): string {
  return functions.map((one) => `${one.name}: ${whenAndWhere(one)}`).join('\n');
}
