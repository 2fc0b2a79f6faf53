import { useLocation, useNavigate } from 'react-router-dom';
import { QR_HINDU } from '#src/catalogue/qr-page.ts';
import { PATHS } from '#src/config/paths.ts';
import { LetterSheet, POSTER_SIZES } from '#src/features/messages/form/letter-sheet.tsx';
import { MessageForm } from '#src/features/messages/form/message-form.tsx';
import { LinkButton } from '#src/ui/button.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { BLESS, MESSAGE_FORM } from '#text/messages.ts';
import styles from './bless-the-couple-page.module.css';

const TO = { kind: 'blessing' } as const;

/** /qr-page/bless-the-couple: the form for a guest's message to the couple. */
export const mainPicture = { source: QR_HINDU.poster, sizes: POSTER_SIZES };

export default function BlessTheCouplePage() {
  const navigate = useNavigate();
  const cameFromHere = useLocation().key !== 'default';
  const [one, other] = QR_HINDU.wedding.names;

  return (
    <LetterSheet
      poster={QR_HINDU.poster}
      hindi={BLESS.hindi}
      title={`${BLESS.title} ${BLESS.titleRest}`}
      lead={
        <p>
          {BLESS.for}{' '}
          <span className={styles.names}>
            {one} & {other}
          </span>
        </p>
      }
      underHeader
    >
      <PageHead title={BLESS.title} description={BLESS.description} path={PATHS.qrBless} share="guests" />
      <MessageForm
        to={TO}
        readBy={BLESS.readBy}
        thanks={BLESS.thanks}
        upload={
          QR_HINDU.uploadLink !== '' && (
            <LinkButton to={QR_HINDU.uploadLink} look="secondary" icon="camera" full>
              {MESSAGE_FORM.upload}
            </LinkButton>
          )
        }
        onDone={() => (cameFromHere ? navigate(-1) : navigate(PATHS.qrHindu, { replace: true }))}
      />
    </LetterSheet>
  );
}
