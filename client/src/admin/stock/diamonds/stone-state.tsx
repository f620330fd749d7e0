import { Text } from '@chakra-ui/react';
import { formatDateTime } from '../../../ui/dates';
import { StatusMark } from '../../../ui/status-mark';
import type { RecordStateProps } from '../stock-type';
import { stockStatusLabels, stockStatusTones } from './stock-status';
import { type Stone, stoneOf } from './stone';

function holdText({ holdUser, holdUntil }: Stone): string {
  const buyer = holdUser === null ? '' : ` for ${holdUser.displayName}`;
  return holdUntil === null ? buyer : `${buyer} until ${formatDateTime(holdUntil)}`;
}

/** The stone's status, and whether it is inactive or highlighted. */
export function StoneState({ record }: RecordStateProps) {
  const stone = stoneOf(record);
  return (
    <>
      <StatusMark tone={stockStatusTones[stone.status]}>
        {stockStatusLabels[stone.status]}
        {stone.status === 'HOLD' && holdText(stone)}
      </StatusMark>
      {!record.isActive && <Text color="fg.muted">Inactive: hidden from the shop</Text>}
      {stone.isHighlighted && <Text color="fg.muted">Highlighted on the home page</Text>}
    </>
  );
}
