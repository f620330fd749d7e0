import { Text } from '@chakra-ui/react';
import type { RecordStateProps } from '../stock-type';
import { stoneOf } from './stone';

/** Whether the stone is highlighted. */
export function StoneState({ record }: RecordStateProps) {
  return stoneOf(record).isHighlighted && <Text color="fg.muted">Highlighted on the home page</Text>;
}
