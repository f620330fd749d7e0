import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatCount, formatExactCarats, formatPrice } from '../../ui/numbers';
import { caratsOfLines, groupsOf, type LineGroup, priceOfLines } from './line-groups';
import type { BasketLine } from './line-kinds';

interface GroupHeadProps {
  readonly group: LineGroup<BasketLine>;
  /** True if there is only one group. Its total is hidden, because it equals the total of the list. */
  readonly isAlone: boolean;
}

/** Heading of a group, with the group's total. The total is hidden for a single line. */
function GroupHead({ group: { title, lines }, isAlone }: GroupHeadProps) {
  const carats = caratsOfLines(lines);
  const facts = [`${formatCount(lines.length)} lines`, carats > 0 ? `${formatExactCarats(carats)} ct` : null];
  return (
    <Flex align="baseline" justify="space-between" gap="4" wrap="wrap" pb="2" borderBottomWidth="1px">
      <Heading as="h2" textStyle="xl">
        {title}
      </Heading>
      {lines.length > 1 && !isAlone && (
        <Text textStyle="md" color="fg.muted">
          {facts.filter((fact) => fact !== null).join(', ')}{' '}
          <Text as="span" color="fg" fontWeight="semibold" ms="2">
            {formatPrice(priceOfLines(lines))}
          </Text>
        </Text>
      )}
    </Flex>
  );
}

interface LineGroupListProps {
  readonly lines: readonly BasketLine[];
  /** Accessible name of the list. */
  readonly label: string;
  readonly children: (line: BasketLine) => ReactNode;
}

/** List of basket lines grouped by kind, with a total for each group. */
export function LineGroupList({ lines, label, children }: LineGroupListProps) {
  const groups = groupsOf(lines);
  return (
    <Stack as="ul" gap="8" listStyleType="none" aria-label={label}>
      {groups.map((group) => (
        <Box as="li" key={group.key}>
          <GroupHead group={group} isAlone={groups.length === 1} />
          <Stack as="ul" gap="0" listStyleType="none" aria-label={group.title}>
            {group.lines.map(children)}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}
