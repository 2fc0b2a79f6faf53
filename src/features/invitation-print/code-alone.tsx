import { codeAddress, codeFile, encodePageCode, typedAddress } from '#src/domain/invitation/page-code.ts';
import { downloadText } from '#src/lib/download.ts';
import { darkModules, QUIET_MODULES } from '#src/lib/qr-code.ts';
import { Button } from '#src/ui/button.tsx';
import { DESK_PRINT } from '#text/invitations/print.ts';
import styles from './print-part.module.css';

const texts = DESK_PRINT.code;

/** Width in the file; it can be scaled without loss. */
const FILE_WIDTH_MM = 30;

/** The QR code of the couple's page, to see and to download. */
export function CodeAlone({ code }: { readonly code: string }) {
  const address = codeAddress(code);
  const modules = encodePageCode(address);
  const side = modules.size + 2 * QUIET_MODULES;
  return (
    <section className={styles.code}>
      <svg
        viewBox={`${-QUIET_MODULES} ${-QUIET_MODULES} ${side} ${side}`}
        role="img"
        aria-label={texts.label(typedAddress(code))}
        shapeRendering="crispEdges"
      >
        <path d={darkModules(modules)} />
      </svg>
      <div>
        <h3>{texts.title}</h3>
        <p>{texts.line}</p>
        <p className={styles.address}>{typedAddress(code)}</p>
        <Button
          look="secondary"
          icon="download"
          onClick={() => downloadText(texts.file, 'image/svg+xml', codeFile(address, FILE_WIDTH_MM))}
        >
          {texts.download}
        </Button>
      </div>
    </section>
  );
}
