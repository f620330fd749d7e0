import { Alert, Text } from '@chakra-ui/react';
import { formatCount } from '../../../ui/numbers';

interface MissingNumbersProps {
  readonly numbers: readonly string[];
}

/** Lists pasted numbers that are not among the stones of the page. */
export function MissingNumbers({ numbers }: MissingNumbersProps) {
  if (numbers.length === 0) {
    return null;
  }
  return (
    <Alert.Root status="warning">
      <Alert.Content>
        <Alert.Title>
          {numbers.length === 1 ? '1 number was' : `${formatCount(numbers.length)} numbers were`} not found on this page
        </Alert.Title>
        <Alert.Description>
          <Text as="span" overflowWrap="anywhere">
            {numbers.join(', ')}
          </Text>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
