import { useId, useState } from 'react';
import { SAMPLES } from '#src/catalogue/samples.ts';
import { SAMPLE_WORDS } from '#src/content/samples.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TabList } from '#src/ui/tab-list.tsx';
import styles from './sample-sheet.module.css';
import { SampleSlide } from './sample-slide.tsx';
import type { SampleTab } from './sample-tabs.ts';
import { sampleTabs } from './sample-tabs.ts';

/** What the viewer is told by the page. */
export interface SampleSheetProps {
  /** Title of the service; also the key of its samples. */
  title: string;
  open: boolean;
  /** Close button, Escape, a pull down, the browser's Back, a press beside the sheet. */
  onClose: () => void;
}

/** The viewer itself: '{title} - Samples', a tab for each sub-category, a gallery to swipe. */
export function SampleSheet({ title, open, onClose }: SampleSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title={SAMPLE_WORDS.heading(title)} size="wide" pull>
      <SampleTabs title={title} tabs={sampleTabs(title, SAMPLES[title])} />
    </Dialog>
  );
}

/** Mounted anew each time the sheet opens, so it starts on the first tab and nothing plays on. */
function SampleTabs({ title, tabs }: { title: string; tabs: readonly SampleTab[] }) {
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const tab = tabs[chosen];
  if (!tab) return <p className={styles.none}>{SAMPLE_WORDS.none(title)}</p>;
  if (tabs.length === 1) return <SampleGallery tab={tab} />;
  return (
    <>
      <TabList
        id={id}
        label={SAMPLE_WORDS.heading(title)}
        names={tabs.map(({ name }) => name)}
        chosen={chosen}
        onChoose={setChosen}
      />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${chosen}`}>
        <SampleGallery key={tab.name} tab={tab} />
      </div>
    </>
  );
}

function SampleGallery({ tab }: { tab: SampleTab }) {
  const [front, setFront] = useState(0);
  const [first] = tab.samples;
  if (!first) return <p className={styles.none}>{SAMPLE_WORDS.none(tab.name)}</p>;
  if (tab.samples.length === 1) {
    return (
      <div className={styles.single}>
        <SampleSlide sample={first} front />
      </div>
    );
  }
  return (
    <Carousel
      label={tab.name}
      perView={{ 0: 1 }}
      gap={32}
      controlsBeside
      onChange={setFront}
      slideClass={styles.slide ?? ''}
    >
      {tab.samples.map((sample, place) => (
        <SampleSlide
          // biome-ignore lint/suspicious/noArrayIndexKey: the samples of a tab are a fixed list.
          key={place}
          sample={sample}
          front={place === front}
        />
      ))}
    </Carousel>
  );
}
