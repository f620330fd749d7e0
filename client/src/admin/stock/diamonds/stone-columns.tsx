import { HStack } from '@chakra-ui/react';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import { ShapeDrawing } from '../../../ui/shape-drawing/shape-drawing';
import { stoneOf } from './stone';

/** Columns of stones that say more than a field. */
export const stoneColumns = [
  {
    path: 'stockNumber',
    cell: (record: StockRecord) => (
      <HStack as="span" gap="2" display="inline-flex" verticalAlign="middle">
        <ShapeDrawing shapeId={stoneOf(record).shape.id} isIcon boxSize="5" color="fg.muted" />
        {record.stockNumber}
      </HStack>
    ),
  },
];
