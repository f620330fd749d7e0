import { Box, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import type { FoundItemFragment, StockKind } from '../../graphql/generated/graphql';
import { kindHref, MOST_COUNTED } from '../../shared/search/search-address';
import { kindText } from '../../shared/search-results/found-item-text';
import { TextLink } from '../../ui/links';
import { formatCount } from '../../ui/numbers';
import { FoundLink } from './found-link';

interface ResultGroupProps {
  readonly text: string;
  readonly kind: StockKind;
  readonly items: readonly FoundItemFragment[];
  /** How many there are; not all of them need be among `items`. */
  readonly total: number;
  /** Nothing else is shown. */
  readonly isAlone: boolean;
}

/** Results of one type of stock, and the way to all of them. */
export function ResultGroup({ text, kind, items, total, isAlone }: ResultGroupProps) {
  const id = useId();
  const count = total >= MOST_COUNTED ? `${formatCount(total)} or more` : formatCount(total);
  return (
    <Box as="section" aria-labelledby={id}>
      <HStack justify="space-between" align="baseline" borderBottomWidth="1px" pb="2">
        <Heading id={id} as="h2" size="xl">
          {kindText[kind].many}
        </Heading>
        <Text color="fg.muted">{count}</Text>
      </HStack>
      <Stack as="ul" gap="0" listStyleType="none">
        {items.map((item) => (
          <Box as="li" key={item.id} borderBottomWidth="1px">
            <FoundLink item={item} isKindSaid />
          </Box>
        ))}
      </Stack>
      {items.length < total && (
        <Box pt="3">
          {isAlone ? (
            <Text color="fg.muted">These are the first {formatCount(items.length)}. More words find fewer.</Text>
          ) : (
            <TextLink to={kindHref(text, kind)}>
              Show more of {count} {kindText[kind].many.toLowerCase()}
            </TextLink>
          )}
        </Box>
      )}
    </Box>
  );
}
