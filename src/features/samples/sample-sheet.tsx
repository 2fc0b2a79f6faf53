import { useId, useState } from 'react';
import { Carousel } from '#src/ui/carousel.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TabList } from '#src/ui/tab-list.tsx';
import { SAMPLES } from '#text/catalogue/samples.ts';
import { SAMPLE_TEXT } from '#text/samples.ts';
import styles from './sample-sheet.module.css';
import { SampleSlide } from './sample-slide.tsx';
import type { SampleTab } from './sample-tabs.ts';
import { sampleTabs } from './sample-tabs.ts';

export interface SampleSheetProps {
  /** Id of the service, the key in the sample catalogue. */
  service: string;
  title: string;
  open: boolean;
  /** Also called on Escape, pull-down, Back and a press on the backdrop. */
  onClose: () => void;
}

/** The sample dialog: a tab per sub-category, each with a swipeable gallery. */
export function SampleSheet({ service, title, open, onClose }: SampleSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title={SAMPLE_TEXT.heading(title)} size="wide" pull>
      <SampleTabs title={title} tabs={sampleTabs(title, SAMPLES[service])} />
    </Dialog>
  );
}

/** Remounted on each opening, so it starts on the first tab and playback stops. */
function SampleTabs({ title, tabs }: { title: string; tabs: readonly SampleTab[] }) {
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const tab = tabs[chosen];
  if (!tab) return <p className={styles.none}>{SAMPLE_TEXT.none(title)}</p>;
  if (tabs.length === 1) return <SampleGallery tab={tab} />;
  return (
    <>
      <TabList
        id={id}
        label={SAMPLE_TEXT.heading(title)}
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
  if (!first) return <p className={styles.none}>{SAMPLE_TEXT.none(tab.name)}</p>;
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
      {tab.samples.map((sample, index) => (
        <SampleSlide
          // biome-ignore lint/suspicious/noArrayIndexKey: the samples of a tab are a fixed list.
          key={index}
          sample={sample}
          front={index === front}
        />
      ))}
    </Carousel>
  );
}
