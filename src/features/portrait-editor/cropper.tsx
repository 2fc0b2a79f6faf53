import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { useRef, useState } from 'react';
import type { Crop, Part } from '#src/domain/portraits/crop.ts';
import { largestZoom, movedBy, partCropped, partLeft, zoomedBy } from '#src/domain/portraits/crop.ts';
import type { Focus } from '#src/domain/portraits/portrait.ts';
import { useBlobAddress } from '#src/lib/use-blob-address.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { PORTRAIT_TEXTS } from '#text/portraits.ts';
import styles from './cropper.module.css';
import type { WorkingPicture } from './make-portrait.ts';

const { crop: texts } = PORTRAIT_TEXTS;

/** Of the frames of a guest's page on a phone, width by height. */
const SHAPES = { cover: 4 / 5, square: 1 } as const;

const STEP = 0.02;
const ZOOM_STEP = 1.15;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface CropperProps {
  readonly name: string;
  readonly shape: keyof typeof SHAPES;
  readonly working: WorkingPicture;
  readonly focus: Focus;
  readonly onUse: (crop: Crop) => void;
  readonly onClose: () => void;
}

/** Asks for the point that stays in sight, and how much of the photograph is left: by finger, mouse or keyboard. */
export function Cropper({ name, shape, working, focus, onUse, onClose }: CropperProps) {
  const [crop, setCrop] = useState<Crop>({ x: focus.x, y: focus.y, zoom: 1 });
  const address = useBlobAddress(working.blob);
  const largest = largestZoom(working);
  const zoom = (factor: number) => setCrop((before) => zoomedBy(before, factor, largest));
  const fingers = useFingers(crop, setCrop, largest);

  const press = (event: KeyboardEvent) => {
    const [across, down] = ARROWS[event.key] ?? [0, 0];
    if (across !== 0 || down !== 0) setCrop((before) => movedBy(before, across, down));
    else if (event.key === '+' || event.key === '=') zoom(ZOOM_STEP);
    else if (event.key === '-') zoom(1 / ZOOM_STEP);
    else return;
    event.preventDefault();
  };

  const ratio = SHAPES[shape];
  const [across, down, percent] = [crop.x, crop.y, crop.zoom].map((share) => Math.round(share * 100));
  return (
    <Dialog open onClose={onClose} title={texts.title(name)}>
      <p>{texts.how}</p>
      <div className={styles.table}>
        <div
          role="slider"
          tabIndex={0}
          className={styles.picture}
          style={shapeOf(working)}
          aria-label={texts.label}
          aria-roledescription={texts.kind}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={across ?? 0}
          aria-valuetext={texts.value(across ?? 0, down ?? 0, percent ?? 100)}
          onKeyDown={press}
          {...fingers}
        >
          <img src={address} alt="" draggable={false} />
          <span className={styles.left} style={boxOf(partLeft(crop))} />
          <span className={styles.point} style={{ left: `${crop.x * 100}%`, top: `${crop.y * 100}%` }} />
        </div>
        <figure className={styles.sample}>
          <div className={styles.frame} style={{ aspectRatio: ratio }}>
            <img src={address} alt="" style={enlarged(partCropped(working, crop, ratio))} />
          </div>
          <figcaption>{texts.phone}</figcaption>
        </figure>
      </div>
      <div className={styles.ways}>
        <button
          type="button"
          className={styles.zoom}
          aria-label={texts.smaller}
          aria-disabled={crop.zoom <= 1}
          onClick={() => zoom(1 / ZOOM_STEP)}
        >
          <Icon name="minus" size={20} />
        </button>
        <button
          type="button"
          className={styles.zoom}
          aria-label={texts.larger}
          aria-disabled={crop.zoom >= largest}
          onClick={() => zoom(ZOOM_STEP)}
        >
          <Icon name="plus" size={20} />
        </button>
        <Button onClick={() => onUse(crop)}>{texts.use}</Button>
      </div>
    </Dialog>
  );
}

/** One finger moves the point, two enlarge and leave it where it was. */
function useFingers(crop: Crop, setCrop: (next: (before: Crop) => Crop) => void, largest: number) {
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  /** The crop as the first finger came down; none from the second one until all are lifted. */
  const first = useRef<Crop>(undefined);
  const spread = () => {
    const [one, other] = [...fingers.current.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    const before = spread();
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = spread();
    if (before > 0 && now > 0) return setCrop((crop) => zoomedBy(crop, now / before, largest));
    if (!first.current) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height];
    setCrop((crop) => movedBy(crop, x - crop.x, y - crop.y));
  };
  const press = () => {
    const { current } = first;
    if (fingers.current.size === 0) {
      first.current = crop;
    } else if (current) {
      setCrop(() => current);
      first.current = undefined;
    }
  };
  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      press();
      follow(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (fingers.current.has(event.pointerId)) follow(event);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}

function shapeOf({ width, height }: WorkingPicture): CSSProperties & Record<'--ratio', number> {
  return { aspectRatio: width / height, '--ratio': width / height };
}

function boxOf({ left, top, width, height }: Part): CSSProperties {
  return {
    left: `${left * 100}%`,
    top: `${top * 100}%`,
    width: `${width * 100}%`,
    height: `${height * 100}%`,
  };
}

/** The place of a whole photograph of which a frame shows a part. */
function enlarged({ left, top, width, height }: Part): CSSProperties {
  return boxOf({ left: -left / width, top: -top / height, width: 1 / width, height: 1 / height });
}
