import { Flex, Text } from '@chakra-ui/react';
import { formatCount } from '../../../ui/numbers';
import { type Counts, countsOf } from './count-text';

/** What a run did, or would do, in numbers. */
export function CountRow({ counts }: { readonly counts: Counts }) {
  return (
    <section aria-label="Counts">
      <Flex wrap="wrap" columnGap="8" rowGap="4">
        {countsOf(counts).map(({ label, count }) => (
          <div key={label}>
            <Text textStyle="xs" color="fg.muted">
              {label}
            </Text>
            <Text textStyle="xl">{formatCount(count)}</Text>
          </div>
        ))}
      </Flex>
    </section>
  );
}
