import { useQuery } from '@apollo/client/react';
import { Alert, Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { Copy, Heart, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../graphql/error-text';
import {
  type BasketItemInput,
  type FoundItemFragment,
  type NumberStatus,
  StockByNumbersDocument,
  type StockByNumbersQuery,
} from '../../graphql/generated/graphql';
import { type BasketRequest, basketRequests } from '../../shared/baskets/basket-items';
import { useBasket } from '../../shared/baskets/use-basket';
import { isOrderable } from '../../shared/items/availability';
import { MAX_PASTED_NUMBERS } from '../../table/filters/values/pasted-numbers';
import { ErrorState } from '../../ui/error-state';
import { formatCount } from '../../ui/numbers';
import { PageHeading } from '../../ui/page-heading';
import { PageSpinner } from '../../ui/page-spinner';
import { StatusMark, type StatusTone } from '../../ui/status-mark';
import { toaster } from '../../ui/toaster';
import { NumbersForm } from './numbers-form';
import { FoundLink } from './text-results';

/** Returns the basket input for an item. Null if a choice is missing, such as the amount of a lot. */
function inputOf(item: FoundItemFragment): BasketItemInput | null {
  switch (item.__typename) {
    case 'JewelleryPiece':
      return { jewelleryPieceId: item.id };
    case 'Bracelet':
      return { braceletId: item.id };
    case 'CustomNecklace':
      return { customNecklaceId: item.id };
    case 'EternityRing':
      return { eternityRingId: item.id };
    default:
      return null;
  }
}

/**
 * Returns the basket requests for the found items. Each item, including a line set, is added once. Omits items that
 * cannot be ordered or need a choice first.
 */
function foundRequests(items: readonly FoundItemFragment[]): readonly BasketRequest[] {
  const orderable = items.filter(({ availability, price }) => isOrderable(availability) && price !== null);
  const stones = orderable.filter((item) => item.__typename === 'Diamond');
  const pieces = new Map(
    orderable.flatMap((each) => {
      const item = inputOf(each);
      return item === null ? [] : [[`${each.kind} ${each.id}`, { item, name: each.stockNumber }] as const];
    }),
  );
  return [...basketRequests(stones), ...pieces.values()];
}

interface UnknownNumbersProps {
  readonly numbers: readonly string[];
}

/** List of numbers without a match, with a copy button. */
function UnknownNumbers({ numbers }: UnknownNumbersProps) {
  if (numbers.length === 0) {
    return null;
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(numbers.join('\n'));
      toaster.success({ title: `${formatCount(numbers.length)} numbers copied` });
    } catch {
      toaster.error({ title: 'Your browser does not allow copying', description: 'Select the numbers and copy them.' });
    }
  }

  return (
    <Alert.Root status="warning">
      <Alert.Content>
        <HStack justify="space-between" align="baseline" gap="4" flexWrap="wrap">
          <Alert.Title>
            {numbers.length === 1 ? '1 number was' : `${formatCount(numbers.length)} numbers were`} not found
          </Alert.Title>
          <Button size="sm" variant="outline" colorPalette="neutral" onClick={() => void copy()}>
            <Copy aria-hidden strokeWidth={1.5} />
            Copy these numbers
          </Button>
        </HStack>
        <Alert.Description>
          <Text as="span" overflowWrap="anywhere">
            {numbers.join(', ')}
          </Text>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

const statuses: Readonly<Record<NumberStatus, { readonly text: string; readonly tone: StatusTone }>> = {
  FOUND: { text: 'Found', tone: 'ok' },
  HELD: { text: 'On hold', tone: 'warn' },
  UNKNOWN: { text: 'Not found', tone: 'neutral' },
};

interface NumberRowProps {
  readonly lookup: StockByNumbersQuery['stockByNumbers'][number];
}

/** List item for a pasted number, with its status and the matching items. */
function NumberRow({ lookup: { number, status, items } }: NumberRowProps) {
  const { text, tone } = statuses[status];
  return (
    <Flex as="li" direction={{ base: 'column', md: 'row' }} columnGap="6" py="1" borderBottomWidth="1px">
      <Flex flex={{ md: '0 0 15rem' }} gap="3" align="center" justify="space-between" minHeight="8">
        <Text fontWeight="semibold" wordBreak="break-word">
          {number}
        </Text>
        <StatusMark tone={tone}>{text}</StatusMark>
      </Flex>
      <Box flex="1" minWidth="0">
        {items.map((item) => (
          <FoundLink key={`${item.kind} ${item.id}`} item={item} />
        ))}
      </Box>
    </Flex>
  );
}

interface NumberAnswersProps {
  readonly numbers: readonly string[];
}

/** Results for a list of numbers, in the order of the list. */
export function NumberResults({ numbers }: NumberAnswersProps) {
  const basket = useBasket();
  const [isEdited, setEdited] = useState(false);
  const queriedNumbers = numbers.slice(0, MAX_PASTED_NUMBERS);
  const { data, error, refetch } = useQuery(StockByNumbersDocument, {
    variables: { numbers: [...queriedNumbers] },
    fetchPolicy: 'cache-and-network',
  });
  const lookups = data?.stockByNumbers;
  const answeredBy = (status: NumberStatus) => (lookups ?? []).filter((lookup) => lookup.status === status);
  const matched = answeredBy('FOUND');
  const unknown = answeredBy('UNKNOWN').map(({ number }) => number);
  const requests = foundRequests(matched.flatMap(({ items }) => items));

  return (
    <Stack gap="6">
      <Stack gap="1">
        <PageHeading>
          {formatCount(numbers.length)} {numbers.length === 1 ? 'number' : 'numbers'}
        </PageHeading>
        <Text color="fg.muted" role="status">
          {lookups !== undefined &&
            `${formatCount(matched.length)} found, ${formatCount(answeredBy('HELD').length)} on hold, ${formatCount(unknown.length)} not found`}
        </Text>
        {queriedNumbers.length < numbers.length && (
          <Text color="warn.fg">
            You can look up at most {MAX_PASTED_NUMBERS} numbers at a time: the last{' '}
            {formatCount(numbers.length - queriedNumbers.length)} were ignored.
          </Text>
        )}
      </Stack>
      <HStack gap="2" flexWrap="wrap">
        {requests.length > 0 && (
          <>
            <Button size="sm" variant="outline" onClick={() => void basket.add('wishlist', requests)}>
              <Heart strokeWidth={1.5} aria-hidden />
              Add all found to wishlist
            </Button>
            <Button size="sm" variant="outline" onClick={() => void basket.add('cart', requests)}>
              <ShoppingBag strokeWidth={1.5} aria-hidden />
              Add all found to cart
            </Button>
          </>
        )}
        <Button
          size="sm"
          variant="ghost"
          colorPalette="neutral"
          aria-expanded={isEdited}
          onClick={() => setEdited(!isEdited)}
        >
          Edit numbers
        </Button>
      </HStack>
      {isEdited && <NumbersForm numbers={numbers} />}
      {error !== undefined && lookups === undefined && (
        <ErrorState description={errorText(error)} onRetry={() => void refetch()} />
      )}
      {lookups === undefined && error === undefined && <PageSpinner />}
      <UnknownNumbers numbers={unknown} />
      {lookups !== undefined && (
        <Box as="ol" listStyleType="none" aria-label="Numbers" borderTopWidth="1px">
          {lookups.map((lookup) => (
            <NumberRow key={lookup.number} lookup={lookup} />
          ))}
        </Box>
      )}
    </Stack>
  );
}
