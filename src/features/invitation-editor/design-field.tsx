import { CARD_SERIES, designId } from '#src/catalogue/card-series.ts';
import { cardPicture } from '#src/catalogue/invitation-scenes.ts';
import styles from '#src/ui/picture-choice.module.css';
import { PictureChoice } from '#src/ui/picture-choice.tsx';
import { INVITATION_EDITOR } from '#text/invitation-editor.ts';
import stepStyles from './steps.module.css';

const { look } = INVITATION_EDITOR;

const SERIES = CARD_SERIES.map((series) => ({
  title: series.title,
  options: series.designs.map((design) => {
    const id = designId(series, design);
    return { value: id, label: design.name, picture: cardPicture(id) };
  }),
}));

interface DesignFieldProps {
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

/** The card whose picture is on the cover. A separate chunk, because it contains the whole card catalogue. */
export function DesignField({ value, onChoose }: DesignFieldProps) {
  return (
    <details className={stepStyles.more} open={value !== ''}>
      <summary>{look.design}</summary>
      <fieldset aria-label={look.design}>
        <label className={styles.none}>
          <input type="radio" name="design" checked={value === ''} onChange={() => onChoose('')} />
          {look.noDesign}
        </label>
        <div className={styles.scroll}>
          {SERIES.map(({ title, options }) => (
            <div key={title}>
              <h4>{title}</h4>
              <PictureChoice name="design" value={value} options={options} onChoose={onChoose} />
            </div>
          ))}
        </div>
      </fieldset>
    </details>
  );
}
