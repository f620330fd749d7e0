import { HStack } from '@chakra-ui/react';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import { listColumn } from '../../../table/columns/list-column';
import { ShapeDrawing } from '../../../ui/shape-drawing/shape-drawing';
import { stockStatusLabels, stockStatusTones } from './stock-status';
import { stoneOf } from './stone';

const column = listColumn<StockRecord, string>;

/** Columns of stones that say more than a field. */
export const stoneColumns = [
  column({
    path: 'stockNumber',
    id: 'stock',
    header: 'Stock #',
    sort: 'STOCK_NUMBER',
    cell: (record) => (
      <HStack as="span" gap="2" display="inline-flex" verticalAlign="middle">
        <ShapeDrawing shapeId={stoneOf(record).shape.id} isIcon boxSize="5" color="fg.muted" />
        {record.stockNumber}
      </HStack>
    ),
  }),
  column({
    path: 'status',
    header: 'Status',
    sort: 'STATUS',
    mark: (record) => {
      const { status } = stoneOf(record);
      return { text: stockStatusLabels[status], tone: stockStatusTones[status] };
    },
  }),
];
