import { Alert, Button, Text } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { formatCount } from '../../../ui/numbers';
import { numbersHref } from '../../search/search-address';

interface MissingNumbersProps {
  readonly numbers: readonly string[];
}

/** Notice that lists the pasted numbers without a matching row, with a link that searches all stock for them. */
export default function MissingNumbers({ numbers }: MissingNumbersProps) {
  const navigate = useNavigate();
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
        <Button
          size="sm"
          variant="outline"
          colorPalette="neutral"
          alignSelf="flex-start"
          mt="2"
          onClick={() => navigate(numbersHref(numbers))}
        >
          Search all stock
        </Button>
      </Alert.Content>
    </Alert.Root>
  );
}
