import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { isSignInAddress } from '#src/data/account.ts';
import { parseInvitationCode } from '#src/domain/invitation/invitation-code.ts';
import { readText, writeText } from '#src/lib/storage.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { Wrap } from '#src/ui/section.tsx';
import { MY_WEDDING } from '#text/invitation-owner.ts';
import { DeskOpener } from './desk-opener.tsx';
import styles from './my-wedding-page.module.css';

/** /my-wedding: the couple's desk. The code comes from the link they were sent, and is kept on the phone. */
export default function MyWeddingPage() {
  const [search, setSearch] = useSearchParams();
  const code = parseInvitationCode(search.get('code') ?? readText(STORAGE_KEYS.weddingCode) ?? '');
  const navigate = useNavigate();
  const { hash } = useLocation();
  const open = (chosen: string) => {
    writeText(STORAGE_KEYS.weddingCode, chosen);
    const isThere = search.get('code') === chosen && !isSignInAddress(search);
    if (!isThere) navigate({ search: `code=${chosen}`, hash }, { replace: true });
  };
  return (
    <div className={styles.page}>
      <Wrap>
        <PageHead
          title={MY_WEDDING.title}
          description={MY_WEDDING.description}
          path={PATHS.myWedding()}
          hidden
        />
        <h1 className={styles.title}>{MY_WEDDING.title}</h1>
        <DeskOpener
          key={`${code} ${isSignInAddress(search)}`}
          code={code}
          openedWith={isSignInAddress(search) ? window.location.href : undefined}
          returnTo={PATHS.myWedding(code)}
          onSettled={() => (code ? open(code) : setSearch({}, { replace: true }))}
          onCode={open}
          onLeave={() => navigate(PATHS.invitations)}
          onPlan={(dinner) => {
            void import('#src/features/catering-cart/planned-dinners.ts').then(({ planDinner }) => {
              planDinner(dinner);
              navigate(PATHS.cateringCart);
            });
          }}
        />
      </Wrap>
    </div>
  );
}
