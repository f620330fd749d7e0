import { Box, Flex, Text } from '@chakra-ui/react';
import { formatCount } from '../../../ui/numbers';
import { formatDays } from '../../../ui/text/days';
import { type DailyUsage, sumOf } from './daily-usage';

const dayText = ({ day, requests, errors }: DailyUsage): string =>
  `${formatDays(day, null)}: ${formatCount(requests)} requests, ${formatCount(errors)} with errors`;

/** How high a part of a day is drawn; what is not nothing is seen. */
const heightOf = (count: number, most: number): string => (count === 0 ? '0' : `max(${(100 * count) / most}%, 2px)`);

/** Requests by day, what went wrong of them marked. All of it stands in the table of days, too. */
export function DayBars({ days }: { readonly days: readonly DailyUsage[] }) {
  const most = Math.max(1, ...days.map(({ requests }) => requests));
  const { requests, errors } = sumOf(days);
  return (
    <Box>
      <Flex
        role="img"
        aria-label={`${formatCount(requests)} requests in ${days.length} days, ${formatCount(errors)} with errors; at most ${formatCount(most)} on one day`}
        align="flex-end"
        gap="0.5"
        height="18"
        borderBottomWidth="1px"
      >
        {days.map((day) => (
          <Flex key={day.day} title={dayText(day)} direction="column" justify="flex-end" flex="1" height="full">
            <Box bg="danger.solid" height={heightOf(Math.min(day.errors, day.requests), most)} flexShrink="0" />
            <Box bg="accent" height={heightOf(Math.max(0, day.requests - day.errors), most)} flexShrink="0" />
          </Flex>
        ))}
      </Flex>
      <Flex justify="space-between" textStyle="sm" color="fg.muted" mt="1" aria-hidden>
        <Text>{formatDays(days[0]?.day ?? '', null)}</Text>
        <Text>Requests by day, at most {formatCount(most)}</Text>
        <Text>Today</Text>
      </Flex>
    </Box>
  );
}
