import { Text } from '@chakra-ui/react';
import type { RecordStateProps } from '../stock-type';

/** Whether the record is shown in the shop. */
export function RecordState({ record: { isActive } }: RecordStateProps) {
  return <Text color="fg.muted">{isActive ? 'Active' : 'Inactive: hidden from the shop'}</Text>;
}
