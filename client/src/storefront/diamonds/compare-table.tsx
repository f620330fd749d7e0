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
import { compareStones } from './comparison';

interface CompareTableProps {
  readonly stones: readonly DiamondRowFragment[];
  readonly columns: readonly ListColumn<DiamondRowFragment>[];
}

const LABEL_WIDTH = { base: '7rem', md: '12rem' };

/** A stone's head in the comparison. */
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

/** Facts of stones in rows, a stone in each column; labels and heads stay in view. */
export function CompareTable({ stones, columns }: CompareTableProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [stock, ...facts] = columns;
  const rows = compareStones(stones, facts).filter(({ differs }) => differs || !onlyDifferences);
  if (stock === undefined) {
    return null;
  }

  return (
    <Box overflow="auto" height="full">
      <HStack px="6" py="3" position="sticky" insetInlineStart="0" width="fit-content">
        <Checkbox size="sm" isChecked={onlyDifferences} onChange={setOnlyDifferences}>
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
