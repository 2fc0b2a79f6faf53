import { CARD_SERIES, designId } from '#src/catalogue/card-series.ts';
import { INVITATION_EDITOR } from '#src/content/invitation-editor.ts';
import { SelectField } from '#src/ui/select-field.tsx';

const { look } = INVITATION_EDITOR;

const DESIGNS = [
  { value: '', label: look.noDesign },
  ...CARD_SERIES.flatMap((series) =>
    series.designs.map((design) => ({
      value: designId(series, design),
      label: `${series.title}: ${design.name}`,
    })),
  ),
];

/** The card whose picture is on the cover. Code of its own: it brings the whole card catalogue. */
export function DesignField({
  value,
  onChoose,
}: {
  readonly value: string;
  readonly onChoose: (id: string) => void;
}) {
  return <SelectField label={look.design} value={value} options={DESIGNS} onChoose={onChoose} />;
}
