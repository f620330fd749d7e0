import { Box, DataList, Heading, Table } from '@chakra-ui/react';
import { stonesText } from '../../../shared/jewellery/jewellery-text';
import { formatCarats, formatCount } from '../../../ui/numbers';
import type { Product } from './product-facts';

type Stones = NonNullable<Product['mainStone']>;

interface Column {
  readonly label: string;
  readonly isNumber?: boolean;
  readonly read: (stones: Stones | Product['sideStones'][number]) => string | null;
}

const columns: readonly Column[] = [
  { label: 'Stone', read: ({ type }) => type },
  { label: 'Cut', read: ({ cut }) => cut },
  { label: 'Number', isNumber: true, read: ({ number }) => (number === null ? null : formatCount(number)) },
  { label: 'Carat', isNumber: true, read: ({ carats }) => (carats === null ? null : formatCarats(carats)) },
  { label: 'Colour', read: ({ color }) => color },
  { label: 'Clarity', read: ({ clarity }) => clarity },
];

/** Formats a group of stones on one line: `16 × Diamond, 0.40 ct, Round, G-H, VS`. */
const stonesInLine = (stones: Stones | Product['sideStones'][number]): string =>
  [stonesText(stones), stones.cut, stones.color, stones.clarity].filter((fact) => fact !== null).join(', ');

/** Table of the main stone and side stones. Omits columns without values. */
export function StonesTable({ piece: { mainStone, sideStones } }: { readonly piece: Product }) {
  const rows = [
    ...(mainStone === null
      ? []
      : [{ key: 'main', name: (mainStone.number ?? 1) > 1 ? 'Main stones' : 'Main stone', stones: mainStone }]),
    ...sideStones.map((stones) => ({
      key: `side ${stones.position}`,
      name: sideStones.length > 1 ? `Side stones ${stones.position}` : 'Side stones',
      stones,
    })),
  ];
  const filledColumns = columns.filter(({ read }) => rows.some(({ stones }) => read(stones) !== null));
  if (rows.length === 0) {
    return null;
  }
  return (
    <Box>
      <Heading as="h2" size="lg" mb="3" id="stones">
        Stones
      </Heading>
      {/* Phones are too narrow for six columns. */}
      <DataList.Root hideFrom="md">
        {rows.map(({ key, name, stones }) => (
          <DataList.Item key={key}>
            <DataList.ItemLabel>{name}</DataList.ItemLabel>
            <DataList.ItemValue textAlign="end">{stonesInLine(stones)}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
      <Box hideBelow="md" overflowX="auto" tabIndex={0} role="region" aria-labelledby="stones">
        <Table.Root>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader scope="col">Position</Table.ColumnHeader>
              {filledColumns.map(({ label, isNumber }) => (
                <Table.ColumnHeader key={label} scope="col" textAlign={isNumber ? 'end' : undefined}>
                  {label}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {rows.map(({ key, name, stones }) => (
              <Table.Row key={key}>
                <Table.Cell as="th" scope="row" fontWeight="normal" color="fg.muted" whiteSpace="nowrap">
                  {name}
                </Table.Cell>
                {filledColumns.map(({ label, isNumber, read }) => (
                  <Table.Cell key={label} textAlign={isNumber ? 'end' : undefined}>
                    {read(stones) ?? '–'}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </Box>
  );
}
