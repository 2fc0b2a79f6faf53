import '#src/styles/dresses.css';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { PRINT_CARDS } from '#src/catalogue/print-cards.ts';
import { traditionOf } from '#src/catalogue/traditions.ts';
import { useCover } from '#src/data/use-cover.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { stateAt } from '#src/domain/invitation/invitation-state.ts';
import { codeAddress, codeFile, encodePageCode, typedAddress } from '#src/domain/invitation/page-code.ts';
import { coupleNames } from '#src/domain/invitation/wording.ts';
import { downloadText } from '#src/lib/download.ts';
import { darkModules, QUIET_MODULES } from '#src/lib/qr-code.ts';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';
import { useBlobAddress } from '#src/lib/use-blob-address.ts';
import { Button } from '#src/ui/button.tsx';
import { Unreachable } from '#src/ui/more-pages.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { DESK_PRINT } from '#text/invitations/print.ts';
import type { ShownPhotograph } from './back-face.tsx';
import { BackFace } from './back-face.tsx';
import { dotsPerInch } from './back-layout.ts';
import type { Card, CardChoice } from './card.ts';
import { cardOf, textsOf } from './card.ts';
import { CardFace } from './card-face.tsx';
import { CardOptions } from './card-options.tsx';
import type { SheetKind } from './card-sheets.tsx';
import { CardSheet } from './card-sheets.tsx';
import { FORMATS } from './print-format.ts';
import styles from './print-part.module.css';
import { measureIn } from './typeset.ts';
import type { Check } from './use-preflight.ts';
import { usePreflight } from './use-preflight.ts';

const texts = DESK_PRINT;

/** Per inch. */
const LEAST_DOTS = 150;

/** The couple's QR code, and finished cards with it. A card can be printed once its code has been read from it. */
export function PrintPart({ invitation }: { readonly invitation: Invitation }) {
  const names = coupleNames(invitation);
  const state = stateAt(Date.now(), invitation);
  const [choice, setChoice] = useState<CardChoice>(() => proposed(invitation));
  const [pressed, setPressed] = useState<{ readonly sheet: SheetKind }>();
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef<SVGSVGElement>(null);
  const card = useCard(invitation, choice, frame);
  const { check, retry } = usePreflight(card, shown);
  usePrinting(pressed);
  const { photograph, failed, again } = usePhotograph(invitation);
  const back = choice.withPhotograph && choice.ink === 'colour' ? photograph : undefined;
  const dots = card && back ? Math.round(dotsPerInch(card.back.frame, back)) : LEAST_DOTS;

  const design = PRINT_CARDS.find(({ id }) => id === choice.design)?.name ?? '';
  return (
    <>
      <h2 className={styles.title}>{texts.title}</h2>
      <p className={styles.lead}>{texts.line}</p>
      {state !== 'published' && <Notice kind="note" title={texts.notOpen[state]} />}
      <div className={styles.work}>
        <div className={styles.preview} ref={frame} data-dress={choice.design}>
          {card ? (
            <svg
              ref={shown}
              className={styles.card}
              viewBox={`0 0 ${card.format.width} ${card.format.height}`}
              role="img"
              aria-label={texts.preview(names, design)}
            >
              <CardFace card={card} />
            </svg>
          ) : (
            <p role="status">{texts.opening}</p>
          )}
          {card && back && (
            <svg
              className={styles.card}
              viewBox={`0 0 ${card.format.width} ${card.format.height}`}
              role="img"
              aria-label={texts.back.preview(names)}
            >
              <BackFace card={card} photograph={back} />
            </svg>
          )}
        </div>
        <div className={styles.choices}>
          <CardOptions
            invitation={invitation}
            choice={choice}
            hasPhotograph={photograph !== undefined}
            onChange={setChoice}
          />
          {failed && choice.ink === 'colour' && <Unreachable text={texts.back.unread} onRetry={again} />}
          {dots < LEAST_DOTS && <Notice kind="note" title={texts.back.coarse(dots)} />}
          <CheckResult check={check} onRetry={retry} />
          {check.at === 'good' && (
            <div className={styles.actions}>
              <Button icon="print" onClick={() => setPressed({ sheet: 'press' })}>
                {texts.print}
              </Button>
              <Button look="link" icon="print" onClick={() => setPressed({ sheet: 'proof' })}>
                {texts.proof}
              </Button>
            </div>
          )}
        </div>
      </div>
      <section className={styles.how}>
        <h3>{texts.how.title}</h3>
        <ul>
          {texts.how.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <CodeAlone code={invitation.code} />
      {pressed && card && check.at === 'good' && (
        <CardSheet kind={pressed.sheet} card={card} names={names} photograph={back} />
      )}
    </>
  );
}

function CheckResult({ check, onRetry }: { readonly check: Check; readonly onRetry: () => void }) {
  switch (check.at) {
    case 'checking':
      return <p role="status">{texts.check.checking}</p>;
    case 'good':
      return (
        <p role="status" className={styles.good}>
          {texts.check.good}
        </p>
      );
    case 'refused':
      return (
        <Notice title={texts.check.refused}>
          <ul className={styles.faults}>
            {check.faults.map((fault) => (
              <li key={fault}>{texts.check.faults[fault]}</li>
            ))}
          </ul>
        </Notice>
      );
    case 'failed':
      return <Unreachable text={texts.notDrawn} onRetry={onRetry} />;
  }
}

interface PhotographRead {
  readonly photograph: ShownPhotograph | undefined;
  readonly failed: boolean;
  readonly again: () => void;
}

function usePhotograph(invitation: Invitation): PhotographRead {
  const { cover, again } = useCover(invitation);
  const read = typeof cover === 'object' ? cover : undefined;
  const address = useBlobAddress(read?.picture);
  const photograph = read && address !== undefined ? { ...read, address } : undefined;
  return { photograph, failed: cover === 'failed', again };
}

function proposed({ tradition, language }: Invitation): CardChoice {
  return {
    design: tradition,
    format: 'a6',
    ink: 'colour',
    language,
    withBlessing: traditionOf(tradition).blessingOnPaper,
    codeWidth: FORMATS.a6.codeWidth,
  };
}

/** The sheet stays until the card changes: on phones the script continues while the page is being printed. */
function usePrinting(pressed: object | undefined): void {
  useEffect(() => {
    if (pressed) void picturesOf(document.body).then(() => window.print());
  }, [pressed]);
}

async function picturesOf(within: Element): Promise<void> {
  const artworks = [...within.querySelectorAll('[data-sheet] image')].map((image) => {
    const picture = new Image();
    picture.src = image.getAttribute('href') ?? '';
    return picture.decode();
  });
  await Promise.allSettled(artworks);
}

/** Width in the file; it can be scaled without loss. */
const FILE_WIDTH_MM = 30;

function CodeAlone({ code }: { readonly code: string }) {
  const address = codeAddress(code);
  const modules = encodePageCode(address);
  const side = modules.size + 2 * QUIET_MODULES;
  return (
    <section className={styles.code}>
      <svg
        viewBox={`${-QUIET_MODULES} ${-QUIET_MODULES} ${side} ${side}`}
        role="img"
        aria-label={texts.code.label(typedAddress(code))}
        shapeRendering="crispEdges"
      >
        <path d={darkModules(modules)} />
      </svg>
      <div>
        <h3>{texts.code.title}</h3>
        <p>{texts.code.line}</p>
        <p className={styles.address}>{typedAddress(code)}</p>
        <Button
          look="secondary"
          icon="download"
          onClick={() => downloadText(texts.code.file, 'image/svg+xml', codeFile(address, FILE_WIDTH_MM))}
        >
          {texts.code.download}
        </Button>
      </div>
    </section>
  );
}

/**
 * The card as chosen, once its fonts are loaded; until then the one before.
 *
 * @param dressed an element in the colours and fonts of the design
 */
function useCard(
  invitation: Invitation,
  choice: CardChoice,
  dressed: RefObject<Element | null>,
): Card | undefined {
  const [card, setCard] = useState<Card>();
  useEffect(() => {
    const element = dressed.current;
    if (!element) return;
    return unlessCleanedUp(measureIn(element, textsOf(invitation, choice)), (measure) =>
      setCard(cardOf(invitation, choice, measure)),
    );
  }, [invitation, choice, dressed]);
  return card;
}
