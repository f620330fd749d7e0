import { Alert, Button, HStack, Text } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { formatCount } from '../../ui/numbers';
import { toaster } from '../../ui/toaster';

interface UnknownNumbersProps {
  readonly numbers: readonly string[];
}

/** Numbers that nothing has, to be copied at once. */
export function UnknownNumbers({ numbers }: UnknownNumbersProps) {
  if (numbers.length === 0) {
    return null;
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(numbers.join('\n'));
      toaster.success({ title: `${formatCount(numbers.length)} numbers copied` });
    } catch {
      toaster.error({ title: 'The browser does not let us copy', description: 'Select the numbers and copy them.' });
    }
  }

  return (
    <Alert.Root status="warning">
      <Alert.Content>
        <HStack justify="space-between" align="baseline" gap="4" flexWrap="wrap">
          <Alert.Title>
            {numbers.length === 1 ? '1 number is' : `${formatCount(numbers.length)} numbers are`} unknown to us
          </Alert.Title>
          <Button size="sm" variant="outline" colorPalette="neutral" onClick={() => void copy()}>
            <Copy aria-hidden strokeWidth={1.5} />
            Copy the unknown
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
