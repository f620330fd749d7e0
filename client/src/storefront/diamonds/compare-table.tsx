import { Box, Button, HStack, Table, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { DiamondRowFragment } from '../../graphql/generated/graphql';
import { useBasket } from '../../shared/baskets/use-basket';
import { DiamondPicture } from '../../shared/diamonds/diamond-card';
import { isOrderable } from '../../shared/items/availability';
import { diamondHref } from '../../shared/items/diamond-text';
import type { ListColumn } from '../../table/list/list-declaration';
import { Checkbox } from '../../ui/inputs/checkbox';
import { TextLink } from '../../ui/links';

type Stone = DiamondRowFragment;

/** Ranking of the values in a row, and the label of the best value. */
interface BestValue {
  readonly label: string;
  /** Rank of a stone. The lowest rank is the best. */
  readonly rank: (stone: Stone) => number | null | undefined;
}

/** Rankings by column path. */
const best: ReadonlyMap<string, BestValue> = new Map<string, BestValue>([
  ['carats', { label: 'largest', rank: (stone) => -stone.carats }],
  ['color', { label: 'best', rank: (stone) => (stone.color?.category === 'WHITE' ? stone.color.rank : null) }],
  ['clarity', { label: 'best', rank: (stone) => stone.clarity?.rank }],
  ['cut', { label: 'best', rank: (stone) => stone.cut?.rank }],
  ['polish', { label: 'best', rank: (stone) => stone.polish?.rank }],
  ['symmetry', { label: 'best', rank: (stone) => stone.symmetry?.rank }],
  ['fluorescence', { label: 'least', rank: (stone) => stone.fluorescence?.rank }],
  ['price.perCarat', { label: 'lowest', rank: (stone) => stone.price?.perCarat }],
  ['price.total', { label: 'lowest', rank: (stone) => stone.price?.total }],
  ['discount', { label: 'deepest', rank: (stone) => stone.discount }],
]);

/** Row of the comparison: a fact with its value for each stone. */
interface ComparedRow {
  readonly column: ListColumn<DiamondRowFragment>;
  /** True if the stones have different values. */
  readonly isDifferent: boolean;
  /**
   * Best-value label for each stone. Null for stones without the best value, and for all stones if their values are
   * equal.
   */
  readonly marks: readonly (string | null)[];
}

function marksOf(path: string, stones: readonly Stone[], isDifferent: boolean): readonly (string | null)[] {
  const rule = best.get(path);
  const ranks = stones.map((stone) => rule?.rank(stone) ?? null);
  const comparable = ranks.filter((rank) => rank !== null);
  if (rule === undefined || !isDifferent || comparable.length < 2) {
    return stones.map(() => null);
  }
  const smallest = Math.min(...comparable);
  return ranks.map((rank) => (rank === smallest ? rule.label : null));
}

/** Returns the facts of the compared stones. Omits facts that have no value for any stone. */
function compareStones(
  stones: readonly Stone[],
  columns: readonly ListColumn<DiamondRowFragment>[],
): readonly ComparedRow[] {
  return columns.flatMap((column) => {
    const values = stones.map((stone) => column.plain(stone));
    if (values.every((value) => value === null)) {
      return [];
    }
    const isDifferent = new Set(values).size > 1;
    return [{ column, isDifferent, marks: marksOf(column.path, stones, isDifferent) }];
  });
}

interface CompareTableProps {
  readonly stones: readonly DiamondRowFragment[];
  readonly columns: readonly ListColumn<DiamondRowFragment>[];
}

const LABEL_WIDTH = { base: '7rem', md: '12rem' };

function StoneHead({ stone }: { readonly stone: DiamondRowFragment }) {
  const basket = useBasket();
  const isInCart = basket.isInCart(stone.id);
  return (
    <Box py="4">
      <Box boxSize="28" mb="3">
        <DiamondPicture stone={stone} />
      </Box>
      <TextLink to={diamondHref(stone)} textStyle="md">
        {stone.stockNumber}
      </TextLink>
      {isOrderable(stone.availability) && (
        <Button
          mt="2"
          size="sm"
          variant="outline"
          display="flex"
          disabled={isInCart}
          onClick={() => void basket.addToCart([stone])}
        >
          {isInCart ? 'In cart' : 'Add to cart'}
        </Button>
      )}
    </Box>
  );
}

/** Comparison table with one row per fact and one column per stone. Labels and headers are sticky. */
export function CompareTable({ stones, columns }: CompareTableProps) {
  const [showsDifferencesOnly, setShowsDifferencesOnly] = useState(false);
  const [stock, ...facts] = columns;
  const rows = compareStones(stones, facts).filter(({ isDifferent }) => isDifferent || !showsDifferencesOnly);
  if (stock === undefined) {
    return null;
  }

  return (
    <Box overflow="auto" height="full">
      <HStack px="6" py="3" position="sticky" insetInlineStart="0" width="fit-content">
        <Checkbox size="sm" isChecked={showsDifferencesOnly} onChange={setShowsDifferencesOnly}>
          Differences only
        </Checkbox>
      </HStack>
      <Table.Root size="md" width="max-content" minWidth="full">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader
              width={LABEL_WIDTH}
              minWidth={LABEL_WIDTH}
              position="sticky"
              insetInlineStart="0"
              top="0"
              zIndex="2"
              ps="6"
            >
              {stock.header}
            </Table.ColumnHeader>
            {stones.map((stone) => (
              <Table.ColumnHeader
                key={stone.id}
                minWidth="10rem"
                bg="bg.panel"
                position="sticky"
                top="0"
                zIndex="1"
                borderBottomWidth="1px"
                verticalAlign="bottom"
              >
                <StoneHead stone={stone} />
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ column, marks }) => (
            <Table.Row key={column.id}>
              <Table.ColumnHeader scope="row" position="sticky" insetInlineStart="0" zIndex="1" ps="6">
                {column.header}
              </Table.ColumnHeader>
              {stones.map((stone, index) => (
                <Table.Cell key={stone.id}>
                  {column.cell(stone)}
                  {marks[index] !== null && (
                    <Text as="span" ms="2" textStyle="xs" color="accent.fg" fontWeight="semibold">
                      {marks[index]}
                    </Text>
                  )}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
