import { Box, useSlotRecipe } from '@chakra-ui/react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { NumberRange } from './values/filter-value';
import { type RangeScale, roundToStep } from './values/range-scale';

type End = 'min' | 'max';

interface RangeSliderProps {
  /** Accessible name, such as "Carats". */
  readonly label: string;
  readonly range: NumberRange;
  readonly scale: RangeScale;
  readonly step: number;
  readonly format: (value: number) => string;
  /** Called while a thumb moves. */
  readonly onMove: (range: NumberRange) => void;
  /** Called when a thumb is released. */
  readonly onRest: (range: NumberRange) => void;
}

/**
 * Slider with two thumbs on a scale that may be nonlinear. Chakra's slider is not used, because it steps and
 * announces linear positions instead of values.
 */
export function RangeSlider({ label, range, scale, step, format, onMove, onRest }: RangeSliderProps) {
  const { control, range: between, thumb: handle, track: line } = useSlotRecipe({ key: 'slider' })();
  const track = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<End | null>(null);
  const latest = useRef(range);

  const low = range.min ?? scale.min;
  const high = range.max ?? scale.max;

  /** Leaves the range open at the end of the scale, so that it includes new rows with higher or lower values. */
  function moveTo(end: End, value: number): NumberRange {
    const nextRange =
      end === 'min'
        ? { ...range, min: value <= scale.min ? null : Math.min(value, high) }
        : { ...range, max: value >= scale.max ? null : Math.max(value, low) };
    latest.current = nextRange;
    onMove(nextRange);
    return nextRange;
  }

  function positionAt(event: PointerEvent): number {
    const box = track.current?.getBoundingClientRect();
    return box === undefined || box.width === 0 ? 0 : (event.clientX - box.left) / box.width;
  }

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) {
      return;
    }
    const position = positionAt(event);
    const toLow = Math.abs(position - scale.placeOf(low));
    const toHigh = Math.abs(position - scale.placeOf(high));
    const end = toLow < toHigh || (toLow === toHigh && position < scale.placeOf(low)) ? 'min' : 'max';
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.querySelector<HTMLElement>(`[data-end=${end}]`)?.focus();
    setDragged(end);
    moveTo(end, scale.valueAt(position));
  }

  function onPointerUp(): void {
    if (dragged !== null) {
      setDragged(null);
      onRest(latest.current);
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, end: End): void {
    const value = end === 'min' ? low : high;
    const steps: Partial<Record<string, number>> = {
      ArrowRight: value + step,
      ArrowUp: value + step,
      ArrowLeft: value - step,
      ArrowDown: value - step,
      PageUp: value + 10 * step,
      PageDown: value - 10 * step,
      Home: end === 'min' ? scale.min : low,
      End: end === 'max' ? scale.max : high,
    };
    const target = steps[event.key];
    if (target !== undefined) {
      event.preventDefault();
      moveTo(end, roundToStep(target, step));
    }
  }

  function thumb(end: End) {
    const value = end === 'min' ? low : high;
    return (
      <Box
        css={handle}
        position="absolute"
        insetInlineStart={`${scale.placeOf(value) * 100}%`}
        transform="translateX(-50%)"
        role="slider"
        tabIndex={0}
        data-end={end}
        aria-label={`${label}, ${end === 'min' ? 'from' : 'to'}`}
        aria-valuemin={Math.min(scale.min, value)}
        aria-valuemax={Math.max(scale.max, value)}
        aria-valuenow={value}
        aria-valuetext={format(value)}
        onKeyDown={(event) => onKeyDown(event, end)}
        onKeyUp={() => onRest(latest.current)}
      />
    );
  }

  return (
    <Box
      css={control}
      mx="2"
      touchAction="pan-y"
      cursor="button"
      onPointerDown={onPointerDown}
      onPointerMove={(event) => {
        if (dragged !== null) {
          moveTo(dragged, scale.valueAt(positionAt(event)));
        }
      }}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
    >
      <Box css={line} ref={track}>
        <Box
          css={between}
          marginInlineStart={`${scale.placeOf(low) * 100}%`}
          width={`${(scale.placeOf(high) - scale.placeOf(low)) * 100}%`}
        />
      </Box>
      {thumb('min')}
      {thumb('max')}
    </Box>
  );
}
