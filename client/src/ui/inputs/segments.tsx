import { chakra, type HTMLChakraProps, useSlotRecipe } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

interface SegmentsProps<Value extends string>
  extends Pick<HTMLChakraProps<'div'>, 'alignSelf' | 'aria-label' | 'aria-labelledby'> {
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Native radio buttons styled as a segmented control. */
export function Segments<Value extends string>({ segments, value, onChange, ...group }: SegmentsProps<Value>) {
  const styles = useSlotRecipe({ key: 'segmentGroup' })();
  const name = useId();
  return (
    <chakra.div role="radiogroup" css={styles.root} {...group}>
      {segments.map((segment) => (
        <chakra.label key={segment.value} css={styles.item}>
          <chakra.input
            type="radio"
            srOnly
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.label}
        </chakra.label>
      ))}
    </chakra.div>
  );
}
