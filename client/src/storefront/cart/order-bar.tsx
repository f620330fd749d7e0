import { DataList, Flex, Text } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { caratsOfLines } from '../../shared/baskets/line-groups';
import { formatCount, formatExactCarats, formatPrice } from '../../ui/numbers';
import type { Cart } from './chosen-lines';

interface OrderTotalsProps {
  /** Cart reduced to the selected lines. */
  readonly cart: Cart;
  /** Number of lines in the cart. */
  readonly lines: number;
}

/** Number and weight of the selected lines. */
export function OrderTotals({ cart, lines }: OrderTotalsProps) {
  const count = cart.lines.length;
  const carats = caratsOfLines(cart.lines);
  return (
    <DataList.Root>
      <DataList.Item>
        <DataList.ItemLabel>Lines</DataList.ItemLabel>
        <DataList.ItemValue>
          {count === lines ? formatCount(lines) : `${formatCount(count)} of ${formatCount(lines)}`}
        </DataList.ItemValue>
      </DataList.Item>
      {carats > 0 && (
        <DataList.Item>
          <DataList.ItemLabel>Carats</DataList.ItemLabel>
          <DataList.ItemValue>{formatExactCarats(carats)}</DataList.ItemValue>
        </DataList.Item>
      )}
    </DataList.Root>
  );
}

/** Layout for the order bar and the content next to it: one column on phones, two on larger screens. */
export const orderBarLayout = {
  display: { base: 'flex', lg: 'grid' },
  flexDirection: 'column',
  columnGap: '12',
  rowGap: { base: '4', lg: '8' },
  alignItems: { lg: 'start' },
} as const;

/** Props for the parent element of the order bar. On phones, they let the bar span the width of the page. */
export const aroundOrderBar = { display: { base: 'contents', lg: 'block' } } as const;

/** ID of the note that describes the order button. */
export const ORDER_NOTE_ID = 'order-note';

interface OrderBarProps {
  readonly total: number;
  /** Reason why the button is disabled, or the effect of the order. */
  readonly note: string;
  /** True if the button is disabled. The note is then shown on phones too. */
  readonly isDisabled: boolean;
  /** Order button. It must be described by the note (`ORDER_NOTE_ID`). */
  readonly children: ReactNode;
}

/**
 * Bar with the total and the order button. On phones, it sticks to the bottom of the screen until the user scrolls to
 * the end of the lines.
 */
export function OrderBar({ total, note, isDisabled, children }: OrderBarProps) {
  return (
    <Flex
      direction={{ base: 'row', lg: 'column' }}
      align={{ base: 'center', lg: 'stretch' }}
      justify="space-between"
      wrap="wrap"
      columnGap="4"
      rowGap={{ base: '2', lg: '4' }}
      position={{ base: 'sticky', lg: 'static' }}
      bottom="0"
      zIndex={{ base: 'sticky', lg: 'auto' }}
      mx={{ base: '-4', md: '-6', lg: '0' }}
      mt={{ lg: '4' }}
      px={{ base: '4', md: '6', lg: '0' }}
      py={{ base: '3', lg: '0' }}
      bg={{ base: 'bg.panel', lg: 'transparent' }}
      borderTopWidth={{ base: '1px', lg: '0' }}
      boxShadow={{ base: 'overlay', lg: 'none' }}
    >
      {/* Keeps the bar from covering the focused element. */}
      <Global styles={{ html: { scrollPaddingBottom: '6rem' } }} />
      <Text textStyle={{ base: '2xl', lg: '3xl' }} aria-live="polite">
        {formatPrice(total)}
      </Text>
      {children}
      <Text
        id={ORDER_NOTE_ID}
        role="status"
        display={{ base: isDisabled ? 'block' : 'none', lg: 'block' }}
        order={{ base: '-1', lg: '0' }}
        flexBasis={{ base: 'full', lg: 'auto' }}
        textStyle="md"
        color="fg.muted"
      >
        {note}
      </Text>
    </Flex>
  );
}
