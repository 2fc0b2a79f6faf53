import type { ReactNode } from 'react';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { changeDraft, useDraft } from '#src/data/use-draft.ts';
import type { Draft } from '#src/domain/draft/draft.ts';
import type { DraftFault, Step } from '#src/domain/draft/draft-check.ts';
import { faultsInMade, faultsOf, STEPS } from '#src/domain/draft/draft-check.ts';
import { showFirst } from '#src/lib/show-first.ts';
import { useMediaQuery } from '#src/lib/use-media-query.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TabList } from '#src/ui/tab-list.tsx';
import { INVITATION_EDITOR } from '#text/invitation-editor.ts';
import { FunctionsStep } from './functions-step.tsx';
import styles from './invitation-editor.module.css';
import { LookStep } from './look-step.tsx';
import { NamesStep } from './names-step.tsx';
import type { PageView } from './preview.tsx';
import { Preview } from './preview.tsx';
import { SettingsStep } from './settings-step.tsx';
import type { StepProps } from './step.ts';
import stepsStyles from './steps.module.css';
import { WordsStep } from './words-step.tsx';

const texts = INVITATION_EDITOR;

const STEP_NAMES = STEPS.map((step) => texts.steps[step]);

const STEP_VIEWS: Readonly<Record<Step, (props: StepProps) => ReactNode>> = {
  names: NamesStep,
  functions: FunctionsStep,
  words: WordsStep,
  look: LookStep,
  settings: SettingsStep,
};

/** From this width on the preview is beside the fields; on a phone it is behind a tab. */
const BESIDE = '(min-width: 992px)';

interface InvitationEditorProps extends Pick<DraftEditorProps, 'page' | 'photographs'> {
  /** Goes below the fields. */
  readonly save: ReactNode;
}

/** The editor of the draft on this phone. */
export function InvitationEditor({ page, photographs, save }: InvitationEditorProps) {
  const { data, ready, dropped, unsaved } = useDraft();
  if (!ready) return null;
  return (
    <DraftEditor
      page={page}
      photographs={photographs}
      draft={data}
      dropped={dropped}
      unsaved={unsaved}
      onChange={changeDraft}
    >
      {save}
    </DraftEditor>
  );
}

interface DraftEditorProps {
  readonly page: PageView;
  readonly photographs?: ReactNode;
  /** Whether the draft is of an invitation that is made already. */
  readonly made?: boolean;
  readonly draft: Draft;
  readonly dropped: boolean;
  readonly unsaved: boolean;
  readonly onChange: StepProps['onChange'];
  /** Goes below the fields. */
  readonly children: ReactNode;
}

/** Writes an invitation step by step, with its page in sight. */
export function DraftEditor(props: DraftEditorProps) {
  const { page, photographs, made = false, draft, dropped, unsaved, onChange, children } = props;
  const [now] = useState(() => Date.now());
  const [view, setView] = useState<'write' | 'preview'>('write');
  const [step, setStep] = useState<Step>('names');
  const beside = useMediaQuery(BESIDE);
  const top = useRef<HTMLDivElement>(null);
  const save = useRef<HTMLDivElement>(null);
  const show = (next: typeof view) => {
    flushSync(() => setView(next));
    showFirst(top.current);
  };

  const saving = (
    <div ref={save} tabIndex={-1} className={styles.save}>
      {children}
    </div>
  );
  const writes = beside || view === 'write';
  const form = (
    <div className={styles.form}>
      {dropped && <Notice kind="note" title={texts.dropped} />}
      {unsaved && (
        <div data-unsaved>
          <Notice title={texts.notKept.title} line={texts.notKept.line} />
        </div>
      )}
      <Steps
        step={step}
        onStep={setStep}
        made={made}
        photographs={photographs}
        draft={draft}
        now={now}
        onChange={onChange}
        onSee={beside ? undefined : () => show('preview')}
      />
      {!unsaved && <p className={styles.kept}>{texts.kept}</p>}
      {saving}
    </div>
  );
  // One tree for both widths: a phone that is turned keeps what is open in the fields.
  const panel = beside
    ? {}
    : {
        id: 'invitation-view-panel',
        role: 'tabpanel',
        'aria-labelledby': `invitation-view-tab-${writes ? 0 : 1}`,
      };
  return (
    <div ref={top} tabIndex={-1} className={styles.editor} data-writing="">
      {!beside && (
        <div className={styles.views}>
          <TabList
            id="invitation-view"
            label={texts.views.label}
            names={[texts.views.write, texts.views.preview]}
            chosen={writes ? 0 : 1}
            even
            onChoose={(place) => show(place === 0 ? 'write' : 'preview')}
          />
        </div>
      )}
      <div {...panel} className={styles.view}>
        {writes ? (
          form
        ) : (
          <>
            <Preview page={page} draft={draft} now={now} />
            <div className={styles.toSave}>
              <Button full onClick={() => showFirst(save.current)}>
                {texts.save}
              </Button>
            </div>
            {saving}
          </>
        )}
      </div>
      {beside && <Preview page={page} draft={draft} now={now} />}
    </div>
  );
}

interface StepsProps extends Pick<StepProps, 'draft' | 'photographs' | 'onChange'> {
  readonly step: Step;
  readonly onStep: (step: Step) => void;
  readonly made: boolean;
  readonly now: number;
  /** Shows the page, where it is not in sight. */
  readonly onSee: (() => void) | undefined;
}

function Steps({ step, onStep, made, draft, photographs, now, onChange, onSee }: StepsProps) {
  const panel = useRef<HTMLDivElement>(null);
  const faults = useMemo(() => faultsOf(draft, now), [draft, now]);
  const place = STEPS.indexOf(step);
  const next = STEPS[place + 1];
  const StepView = STEP_VIEWS[step];
  const goTo = (chosen: Step) => {
    flushSync(() => onStep(chosen));
    showFirst(panel.current);
  };

  return (
    <>
      <TabList
        id="invitation-step"
        label={texts.stepsLabel}
        names={STEP_NAMES}
        chosen={place}
        even
        onChoose={(chosen) => onStep(STEPS[chosen] ?? 'names')}
      />
      <div
        ref={panel}
        id="invitation-step-panel"
        className={styles.panel}
        role="tabpanel"
        tabIndex={-1}
        aria-labelledby={`invitation-step-tab-${place}`}
      >
        {draft.language === 'both' && step !== 'look' && <p className={styles.note}>{texts.inHindi.note}</p>}
        <StepView draft={draft} faults={faults} photographs={photographs} onChange={onChange} />
      </div>
      <div className={styles.onward}>
        {next && <Button onClick={() => goTo(next)}>{texts.next(texts.steps[next])}</Button>}
        {onSee && (
          <Button look={next ? 'secondary' : 'primary'} onClick={onSee}>
            {texts.see}
          </Button>
        )}
      </div>
      <CheckList made={made} faults={made ? faultsInMade(draft, now) : faults} onStep={goTo} />
    </>
  );
}

interface CheckListProps {
  /** Whether the invitation already exists: then they prevent saving. */
  readonly made: boolean;
  readonly faults: readonly DraftFault[];
  readonly onStep: (step: Step) => void;
}

/** What is missing before the invitation can be published or saved; each line leads to its step. */
function CheckList({ made, faults, onStep }: CheckListProps) {
  if (faults.length === 0) return made ? null : <p className={stepsStyles.done}>{texts.checks.done}</p>;
  return (
    <details className={stepsStyles.checks}>
      <summary>{(made ? texts.checks.titleOfMade : texts.checks.title)(faults.length)}</summary>
      <ul>
        {faults.map(({ field, sentence, step }) => (
          <li key={`${field} ${sentence}`}>
            <Button look="link" onClick={() => onStep(step)}>
              {sentence}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
