import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { Heart, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../graphql/error-text';
import type { NumberStatus } from '../../graphql/generated/graphql';
import { useStockByNumbersQuery } from '../../graphql/generated/hooks';
import { useBasket } from '../../shared/baskets/use-basket';
import { MOST_PASTED_NUMBERS } from '../../table/filters/values/pasted-numbers';
import { ErrorState } from '../../ui/error-state';
import { formatCount } from '../../ui/numbers';
import { PageHeading } from '../../ui/page-heading';
import { PageSpinner } from '../../ui/page-spinner';
import { foundRequests } from './found-item-basket';
import { NumberRow } from './number-row';
import { NumbersForm } from './numbers-form';
import { UnknownNumbers } from './unknown-numbers';

interface NumberAnswersProps {
  readonly numbers: readonly string[];
}

/** What became of each number of a list, in its order. */
export function NumberAnswers({ numbers }: NumberAnswersProps) {
  const basket = useBasket();
  const [isEdited, setEdited] = useState(false);
  const asked = numbers.slice(0, MOST_PASTED_NUMBERS);
  const { data, error, refetch } = useStockByNumbersQuery({
    variables: { numbers: [...asked] },
    fetchPolicy: 'cache-and-network',
  });
  const answers = data?.stockByNumbers;
  const answeredBy = (status: NumberStatus) => (answers ?? []).filter((answer) => answer.status === status);
  const found = answeredBy('FOUND');
  const unknown = answeredBy('UNKNOWN').map(({ number }) => number);
  const requests = foundRequests(found.flatMap(({ items }) => items));

  return (
    <Stack gap="6">
      <Stack gap="1">
        <PageHeading>
          {formatCount(numbers.length)} {numbers.length === 1 ? 'number' : 'numbers'}
        </PageHeading>
        <Text color="fg.muted" role="status">
          {answers !== undefined &&
            `${formatCount(found.length)} found, ${formatCount(answeredBy('HELD').length)} held, ${formatCount(unknown.length)} unknown`}
        </Text>
        {asked.length < numbers.length && (
          <Text color="warn.fg">
            At most {MOST_PASTED_NUMBERS} are looked up at once: the last {formatCount(numbers.length - asked.length)}{' '}
            were left out.
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
          Change the numbers
        </Button>
      </HStack>
      {isEdited && <NumbersForm numbers={numbers} />}
      {error !== undefined && answers === undefined && (
        <ErrorState description={errorText(error)} onRetry={() => void refetch()} />
      )}
      {answers === undefined && error === undefined && <PageSpinner />}
      <UnknownNumbers numbers={unknown} />
      {answers !== undefined && (
        <Box as="ol" listStyleType="none" aria-label="Numbers" borderTopWidth="1px">
          {answers.map((answer) => (
            <NumberRow key={answer.number} answer={answer} />
          ))}
        </Box>
      )}
    </Stack>
  );
}
