import { Box, chakra, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { OrderLineRecordFragment, OrderRecordFragment } from '../../graphql/generated/graphql';
import { TextLink } from '../../ui/links';
import { formatExactCarats, formatPrice } from '../../ui/numbers';
import { LinePicture } from './line-picture';
import { lineRemarks, linesBySet } from './order-text';

interface LineProps {
  readonly line: OrderLineRecordFragment;
  readonly action?: ReactNode;
  /** URL of the item page; null if the item is no longer visible to the viewer. */
  readonly href: string | null;
}

/** Collapsible list of the item's other properties, as recorded when the order was placed. */
function Grades({ line: { facts } }: Pick<LineProps, 'line'>) {
  return (
    <chakra.details mt="2" textStyle="md">
      <chakra.summary cursor="pointer" color="fg.muted" width="fit-content">
        Details
      </chakra.summary>
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1" mt="2" maxW="md">
        {facts.map(({ label, value }) => (
          <Box key={label} display="contents">
            <chakra.dt color="fg.muted">{label}</chakra.dt>
            <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
          </Box>
        ))}
      </chakra.dl>
    </chakra.details>
  );
}

/** Total price and price per carat of a line. */
function LineAmounts({ price }: Pick<OrderLineRecordFragment, 'price'>) {
  return (
    <Stack gap="0" align={{ base: 'flex-start', md: 'flex-end' }} flexShrink="0" maxWidth="full">
      <Text fontWeight="semibold" whiteSpace="nowrap">
        {formatPrice(price.total)}
      </Text>
      {price.perCarat !== null && (
        <Text textStyle="md" color="fg.muted">
          {formatPrice(price.perCarat)}/ct
        </Text>
      )}
    </Stack>
  );
}

function Line({ line, href, action }: LineProps) {
  return (
    <Flex as="li" gap={{ base: '3', md: '6' }} py="4" borderBottomWidth="1px">
      <LinePicture line={line} />
      <Flex flex="1" minWidth="0" wrap="wrap" columnGap="6" rowGap="2">
        <Box flex="1 1 14rem" minWidth="min(14rem, 100%)" overflowWrap="anywhere">
          {href === null ? (
            <Text fontWeight="semibold">{line.description}</Text>
          ) : (
            <TextLink to={href} variant="plain" fontWeight="semibold" color="fg">
              {line.description}
            </TextLink>
          )}
          <HStack columnGap="4" rowGap="0" wrap="wrap" textStyle="md" color="fg.muted">
            {lineRemarks(line).map((remark) => (
              <Text as="span" key={remark}>
                {remark}
              </Text>
            ))}
          </HStack>
          {line.facts.length > 0 && <Grades line={line} />}
          {action}
        </Box>
        <LineAmounts price={line.price} />
      </Flex>
    </Flex>
  );
}

interface OrderedSetProps {
  readonly set: NonNullable<OrderLineRecordFragment['set']>;
  readonly children: ReactNode;
}

/** Line set or pair with its totals, followed by its stones. */
function OrderedSet({ set: { description, carats, price }, children }: OrderedSetProps) {
  return (
    <Box as="li" borderBottomWidth="1px">
      <Flex wrap="wrap" justify="space-between" columnGap="6" pt="4" pb="2">
        <Box>
          <Text fontWeight="semibold">{description}</Text>
          <Text textStyle="md" color="fg.muted">
            {formatExactCarats(carats)} ct
          </Text>
        </Box>
        <LineAmounts price={price} />
      </Flex>
      <Stack as="ul" gap="0" listStyleType="none" ps={{ base: '3', md: '6' }} aria-label={description}>
        {children}
      </Stack>
    </Box>
  );
}

interface OrderLineListProps {
  readonly order: Pick<OrderRecordFragment, 'lines' | 'totalPrice'>;
  /** Returns the URL of the item's page; null if the item is not visible to the viewer. */
  readonly hrefOf: (line: OrderLineRecordFragment) => string | null;
  /** Renders the action button of a line. */
  readonly actionOf?: (line: OrderLineRecordFragment) => ReactNode;
}

/** List of ordered items, with the properties and prices recorded when the order was placed. */
export function OrderLineList({ order, hrefOf, actionOf }: OrderLineListProps) {
  return (
    <>
      <Stack as="ul" gap="0" listStyleType="none" aria-label="Ordered items" borderTopWidth="1px">
        {linesBySet(order.lines).map((lines) => {
          const [first] = lines;
          return first.set === null ? (
            <Line key={first.id} line={first} href={hrefOf(first)} action={actionOf?.(first)} />
          ) : (
            <OrderedSet key={first.id} set={first.set}>
              {lines.map((line) => (
                <Line key={line.id} line={line} href={hrefOf(line)} action={actionOf?.(line)} />
              ))}
            </OrderedSet>
          );
        })}
      </Stack>
      <Flex justify="space-between" wrap="wrap" columnGap="4" pt="3" fontWeight="semibold">
        <Text>Total</Text>
        <Text ms="auto" whiteSpace="nowrap">
          {formatPrice(order.totalPrice)}
        </Text>
      </Flex>
    </>
  );
}
