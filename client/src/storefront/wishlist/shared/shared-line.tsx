import { Box, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { availabilityText } from '../../../catalogue/diamonds/availability';
import { LinePicture } from '../../../catalogue/orders/line-picture';
import { orderedItemHref } from '../../../catalogue/orders/ordered-item-href';
import type { SharedLineDetailsFragment } from '../../../graphql/generated/graphql';
import { TextLink } from '../../../ui/links';
import { formatPrice } from '../../../ui/numbers';
import { StatusMark } from '../../../ui/status-mark';
import { sharedItem } from './shared-items';
import { SharedLineButtons } from './shared-line-buttons';

interface SharedLineProps {
  readonly line: SharedLineDetailsFragment;
}

/** A wish that somebody shares, with the way to its page and into one's own lists. */
export function SharedLine({ line }: SharedLineProps) {
  const href = orderedItemHref(line);
  const item = sharedItem(line);
  const { description: name, availability, lineSet, price } = line;
  const { tone, text } = availabilityText({ availability, status: 'SUSPENDED' });
  return (
    <Flex as="li" gap={{ base: '3', md: '6' }} py="4" borderBottomWidth="1px">
      <LinePicture line={line} />
      <Flex flex="1" minWidth="0" direction={{ base: 'column', md: 'row' }} gap={{ base: '2', md: '6' }}>
        <Box flex="1" minWidth="0">
          {href === null ? (
            <Text fontWeight="semibold">{name}</Text>
          ) : (
            <TextLink to={href} variant="plain" fontWeight="semibold" color="fg">
              {name}
            </TextLink>
          )}
          <HStack gap="4" wrap="wrap" textStyle="md" color="fg.muted">
            <StatusMark tone={tone}>{text}</StatusMark>
            {lineSet !== null && <Text as="span">Sold with the others of {lineSet}</Text>}
          </HStack>
        </Box>
        <Stack gap="0" align={{ base: 'flex-start', md: 'flex-end' }}>
          <Text fontWeight="semibold">{formatPrice(price.total)}</Text>
          {price.perCarat !== null && (
            <Text textStyle="md" color="fg.muted">
              {formatPrice(price.perCarat)}/ct
            </Text>
          )}
        </Stack>
        {item !== null && <SharedLineButtons item={item} line={line} />}
      </Flex>
    </Flex>
  );
}
