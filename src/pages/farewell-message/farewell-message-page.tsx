import { useLocation, useNavigate, useParams } from 'react-router-dom';
import artwork from '#src/catalogue/artwork/loops.json';
import { picture } from '#src/catalogue/picture.ts';
import { FAREWELL_FOLDERS } from '#src/config/farewell-folders.ts';
import type { Branch } from '#src/config/limits.ts';
import { BRANCHES } from '#src/config/limits.ts';
import { isBranch, PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { BRANCH_NAMES } from '#src/content/farewell.ts';
import { FAREWELL_MESSAGE, MESSAGE_FORM } from '#src/content/messages.ts';
import { LetterSheet } from '#src/features/messages/letter-sheet.tsx';
import { MessageForm } from '#src/features/messages/message-form.tsx';
import { LinkButton, OutLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import styles from './farewell-message-page.module.css';

/** The branch pages' own picture; the words beside it say what it is for. */
const poster = picture(artwork, 'loops/campus', 'scene', '');

const { title, hindi, description, unknown } = FAREWELL_MESSAGE;

/**
 * /farewell/message/:branchName: words of goodbye to a branch. A branch we do not know has no collection to
 * write to: the page asks for the right one, and its upload link leads to the front page (SPEC §2).
 */
export default function FarewellMessagePage() {
  const { branchName } = useParams();
  return isBranch(branchName) ? <ForBranch key={branchName} branch={branchName} /> : <ForUnknown />;
}

function ForBranch({ branch }: { branch: Branch }) {
  const navigate = useNavigate();
  const cameFromHere = useLocation().key !== 'default';
  const branchPage = PATHS.farewell(branch);
  return (
    <LetterSheet
      poster={poster}
      hindi={hindi}
      title={title}
      lead={
        <>
          <p>{BRANCH_NAMES[branch]}</p>
          <Social />
        </>
      }
    >
      <PageHead
        title={`${title}: ${BRANCH_NAMES[branch]}`}
        description={description}
        path={PATHS.farewellMessage(branch)}
        share="farewell"
      />
      <MessageForm
        to={{ kind: 'farewell', branch }}
        readBy={FAREWELL_MESSAGE.readBy}
        thanks={FAREWELL_MESSAGE.thanks}
        upload={
          <div className={styles.upload}>
            <p>{FAREWELL_MESSAGE.uploadLine}</p>
            <OutLink href={FAREWELL_FOLDERS[branch]} look="secondary" icon="camera" full>
              {MESSAGE_FORM.upload}
            </OutLink>
          </div>
        }
        onDone={() => (cameFromHere ? navigate(-1) : navigate(branchPage, { replace: true }))}
      />
    </LetterSheet>
  );
}

function ForUnknown() {
  return (
    <LetterSheet poster={poster} hindi={hindi} title={title} lead={<Social />}>
      <PageHead title={title} description={description} path={PATHS.root} hidden />
      <Notice title={unknown.title}>
        <p>{unknown.line}</p>
      </Notice>
      <ul className={styles.branches}>
        {BRANCHES.map((branch) => (
          <li key={branch}>
            <LinkButton to={PATHS.farewellMessage(branch)} look="link">
              {BRANCH_NAMES[branch]}
            </LinkButton>
          </li>
        ))}
      </ul>
      <LinkButton to={PATHS.root} look="secondary" icon="camera" full>
        {MESSAGE_FORM.upload}
      </LinkButton>
    </LetterSheet>
  );
}

function Social() {
  return (
    <OutLink href={SITE.instagram} look="link" icon="instagram">
      {FAREWELL_MESSAGE.social}
    </OutLink>
  );
}
