import { Flex, Text } from '@chakra-ui/react';
import type { ShowFactsFragment } from '../../../graphql/generated/graphql';
import { showDays } from './show-days';

interface PastShowProps {
  readonly show: ShowFactsFragment;
}

/** A show that is over, in a line. */
export function PastShow({ show }: PastShowProps) {
  return (
    <Flex as="li" wrap="wrap" columnGap="8" py="3" borderTopWidth="1px">
      <Text flex={{ base: '1 0 100%', md: '0 0 41.6667%' }}>{show.name}</Text>
      <Text flex="1" color="fg.muted">
        {[showDays(show), show.location].filter((fact) => fact !== null).join(' · ')}
      </Text>
    </Flex>
  );
}
