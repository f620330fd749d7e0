import { Button, Flex, Text } from '@chakra-ui/react';
import type { RecordStateProps } from '../stock-type';
import { useActivation } from './use-activation';

/** Whether the record is on the lists, and the way to change that. */
export function RecordState({ type, record }: RecordStateProps) {
  const { isPending, activate } = useActivation(type.declaration, record);
  const { isActive } = record;
  return (
    <Flex wrap="wrap" align="center" gap="2" pb="4">
      <Text color="fg.muted" me="auto">
        {isActive ? 'Active: on the lists of the shop' : 'Inactive: nobody in the shop sees it'}
      </Text>
      <Button size="sm" variant="outline" loading={isPending} onClick={() => void activate(!isActive)}>
        {isActive ? 'Deactivate' : 'Activate'}
      </Button>
    </Flex>
  );
}
