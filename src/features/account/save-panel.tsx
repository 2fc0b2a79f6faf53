import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { INVITATION_PRICE } from '#src/config/shop-facts.ts';
import { SITE } from '#src/config/site.ts';
import { isSignInAddress } from '#src/data/account.ts';
import type { SavedDraft } from '#src/domain/draft/account-draft.ts';
import { nameOf } from '#src/domain/draft/draft-invitation.ts';
import { rupees } from '#src/lib/money.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { siteAddress } from '#src/lib/site-path.ts';
import { whatsappLink } from '#src/lib/whatsapp.ts';
import { Button, LinkButton, OutLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useFocusOnChange } from '#src/ui/use-focus-on-change.ts';
import { INVITATION_ACCOUNT } from '#text/invitation-account.ts';
import styles from './save-panel.module.css';
import { SignInPanel } from './sign-in-panel.tsx';
import { useSaving } from './use-saving.ts';

const texts = INVITATION_ACCOUNT;
const { choice, others } = texts;

/** Saves the invitation to the couple's account, and asks who they are when that is needed. */
export function SavePanel() {
  const [search, setSearch] = useSearchParams();
  const hasLink = isSignInAddress(search);
  const { account, saving, start, signedIn, keepThis, takeSaved, isOurs, isTheirs, cancel, signOut } =
    useSaving(hasLink);
  const email = account?.email ?? '';

  const section = useRef<HTMLElement>(null);
  useFocusOnChange(section, saving.at === 'rest' || saving.at === 'work' ? 'rest' : saving.at);
  const begun = useRef(false);
  useEffect(() => {
    if (!hasLink || begun.current) return;
    begun.current = true;
    section.current?.scrollIntoView({ block: 'center' });
    start('save');
  });

  return (
    <section ref={section} tabIndex={-1} className={styles.panel} aria-labelledby="save-invitation">
      <h3 id="save-invitation">{texts.title}</h3>
      {saving.at === 'signIn' ? (
        <SignInPanel
          heading="h4"
          signIn={saving.signIn}
          openedWith={hasLink ? window.location.href : undefined}
          returnTo={siteAddress(PATHS.invitations)}
          onDone={(who) => {
            if (hasLink) setSearch({}, { replace: true, preventScrollReset: true });
            signedIn(who, saving.intent);
          }}
          onCancel={() => {
            if (hasLink) setSearch({}, { replace: true, preventScrollReset: true });
            cancel();
          }}
        />
      ) : (
        <>
          {saving.at === 'failed' && (
            <Notice title={texts.failed[saving.why].title} line={texts.failed[saving.why].line} />
          )}
          {saving.at === 'choice' && (
            // Either draft replaces the other.
            <Choice
              title={choice.title}
              line={choice.line(namesOf(saving.saved), saving.saved.draft.functions.length)}
              ways={[
                { name: choice.take, line: choice.takeLine, take: () => takeSaved(saving.saved) },
                { name: choice.keep, line: choice.keepLine, take: () => keepThis(saving.saved) },
              ]}
              onCancel={cancel}
            />
          )}
          {saving.at === 'others' && (
            // The draft on a shared phone is another account's.
            <Choice
              title={others.title}
              line={others.line(email)}
              ways={[
                { name: others.theirs, line: others.theirsLine, take: isTheirs },
                { name: others.ours, line: others.oursLine, take: isOurs },
              ]}
              onCancel={cancel}
            />
          )}
          {saving.at !== 'choice' && saving.at !== 'others' && (
            <>
              <p role="status">
                {saving.at === 'saved' && texts.savedAs(email)}
                {saving.at === 'opened' && texts.opened(email)}
                {saving.at === 'made' && texts.made}
                {saving.at === 'nothingSaved' && texts.nothingSaved(email)}
                {(saving.at === 'rest' || saving.at === 'work') && texts.line}
              </p>
              {saving.at === 'saved' && <NextSteps email={email} />}
              {saving.at === 'made' ? (
                <LinkButton to={PATHS.myWedding(saving.code)}>{texts.desk}</LinkButton>
              ) : (
                <Button busy={saving.at === 'work'} onClick={() => start('save')}>
                  {saving.at === 'failed' ? texts.retry : texts.save}
                </Button>
              )}
              <p className={styles.links}>
                <Button look="link" onClick={() => start('open')}>
                  {texts.open}
                </Button>
                <LinkButton look="link" to={PATHS.privacy}>
                  {texts.privacy}
                </LinkButton>
                {account && (
                  <Button look="link" onClick={signOut} aria-label={`${texts.signOut}: ${email}`}>
                    {texts.signOut}
                  </Button>
                )}
              </p>
            </>
          )}
        </>
      )}
    </section>
  );
}

interface ChoiceProps {
  readonly title: string;
  readonly line: string;
  readonly ways: readonly { readonly name: string; readonly line: string; readonly take: () => void }[];
  readonly onCancel: () => void;
}

/** A question with two answers and their consequences. */
function Choice({ title, line, ways, onCancel }: ChoiceProps) {
  return (
    <div className={styles.choice}>
      <Notice kind="note" title={title} line={line} />
      {ways.map((way) => (
        <div key={way.name}>
          <Button look="secondary" full onClick={way.take}>
            {way.name}
          </Button>
          <p className={styles.consequence}>{way.line}</p>
        </div>
      ))}
      <Button look="link" onClick={onCancel}>
        {choice.cancel}
      </Button>
    </div>
  );
}

function namesOf({ draft }: SavedDraft): string {
  const names = draft.couple.map(({ name }) => nameOf(name)).filter(Boolean);
  return names.join(' & ') || choice.nameless;
}

/** After saving: next steps, dates, price and contact. */
function NextSteps({ email }: { readonly email: string }) {
  const { next } = texts;
  return (
    <div className={styles.next}>
      <h4 className={styles.question}>{next.title}</h4>
      <ol>
        <li>{next.read(email)}</li>
        <li>{INVITATION_PRICE === undefined ? next.priceOnRequest : next.price(rupees(INVITATION_PRICE))}</li>
        <li>{next.publish}</li>
      </ol>
      <p className={styles.links}>
        <OutLink look="link" href={`tel:${SITE.callNumber}`}>
          {next.call(formatPhone(SITE.landline))}
        </OutLink>
        <OutLink look="link" href={whatsappLink(next.enquiry)}>
          {next.ask}
        </OutLink>
      </p>
    </div>
  );
}
