import { useLocation, useNavigate, useParams } from 'react-router-dom';
import artwork from '#src/catalogue/artwork/loops.json';
import { farewellFolder } from '#src/catalogue/farewell-folders.ts';
import { picture } from '#src/catalogue/picture.ts';
import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { LetterSheet, POSTER_SIZES } from '#src/features/messages/form/letter-sheet.tsx';
import { MessageForm } from '#src/features/messages/form/message-form.tsx';
import { LinkButton, OutLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import type { Branch } from '#text/catalogue/farewell-branches.ts';
import { BRANCHES, findBranch } from '#text/catalogue/farewell-branches.ts';
import { FAREWELL_MESSAGE, MESSAGE_FORM } from '#text/messages.ts';
import styles from './farewell-message-page.module.css';

/** Decorative here, so without alternative text. */
const poster = picture(artwork, 'loops/campus', 'scene', '');

const { title, hindi, description, unknown } = FAREWELL_MESSAGE;

/**
 * /farewell/message/:branchName. An unknown branch shows the list of branches, and its upload link leads to
 * `/` (specification §2).
 */
export const mainPicture = { source: poster, sizes: POSTER_SIZES };

export default function FarewellMessagePage() {
  const { branchName } = useParams();
  const branch = findBranch(branchName);
  return branch ? <ForBranch key={branch.id} branch={branch} /> : <ForUnknown />;
}

function ForBranch({ branch: { id, name } }: { branch: Branch }) {
  const navigate = useNavigate();
  const cameFromHere = useLocation().key !== 'default';
  const branchPage = PATHS.farewell(id);
  const folder = farewellFolder(id);
  return (
    <LetterSheet
      poster={poster}
      hindi={hindi}
      title={title}
      lead={
        <>
          <p>{name}</p>
          <Social />
        </>
      }
    >
      <PageHead
        title={`${title}: ${name}`}
        description={description}
        path={PATHS.farewellMessage(id)}
        share="farewell"
      />
      <MessageForm
        to={{ kind: 'farewell', branch: id }}
        readBy={FAREWELL_MESSAGE.readBy}
        thanks={FAREWELL_MESSAGE.thanks}
        upload={
          folder !== '' && (
            <div className={styles.upload}>
              <p>{FAREWELL_MESSAGE.uploadLine}</p>
              <OutLink href={folder} look="secondary" icon="camera" full>
                {MESSAGE_FORM.upload}
              </OutLink>
            </div>
          )
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
      <Notice title={unknown.title} line={unknown.line} />
      <ul className={styles.branches}>
        {BRANCHES.map(({ id, name }) => (
          <li key={id}>
            <LinkButton to={PATHS.farewellMessage(id)} look="link">
              {name}
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
