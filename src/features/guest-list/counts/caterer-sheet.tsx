import { formatDayAndTime } from '#src/domain/dates.ts';
import type { FunctionCount } from '#src/domain/guests/function-count.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { coupleNames } from '#src/domain/invitation/wording.ts';
import { groupDigits } from '#src/lib/money.ts';
import { DESK_COUNT } from '#text/invitations/counts.ts';
import styles from './caterer-sheet.module.css';
import { whenAndWhere } from './count-text.ts';

const texts = DESK_COUNT.sheet;

interface CatererSheetProps {
  readonly invitation: Invitation;
  readonly counts: readonly FunctionCount[];
  /** Milliseconds since 1970. */
  readonly countedAt: number;
}

/** A printed page for the caterer: counts only, no guest's name or number. In print it replaces the desk. */
export function CatererSheet({ invitation, counts, countedAt }: CatererSheetProps) {
  return (
    <div className={styles.sheet} data-paper="" aria-hidden="true">
      <p className={styles.title}>{texts.title(coupleNames(invitation))}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            {texts.heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts.map(({ weddingFunction, coming }) => (
            <tr key={weddingFunction.key}>
              <th scope="row">{weddingFunction.name}</th>
              <td>{whenAndWhere(weddingFunction)}</td>
              {[coming.total, coming.veg, coming.jain, coming.nonVeg, coming.children].map(
                (plates, column) => (
                  <td key={texts.heads[column + 2]} className={styles.number}>
                    {groupDigits(plates)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{texts.counted(formatDayAndTime(new Date(countedAt)))}</p>
    </div>
  );
}
