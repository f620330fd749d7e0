import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { Outcome } from './outcome';
import { Remedy } from './remedy';
import { decidingFirst, type StockView, type ViewRule } from './verdict';

interface RuleListProps {
  readonly view: StockView;
  /** `null`: whoever is not signed in. */
  readonly userId: string | null;
}

/** Every rule as it came out, the one that decides first. */
export function RuleList({ view, userId }: RuleListProps) {
  return (
    <chakra.ul aria-label="Rules" listStyleType="none">
      {decidingFirst(view.rules).map((rule) => (
        <chakra.li key={rule.name} py="2" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
          <Flex gap="2" align="baseline">
            <Outcome isMet={rule.isMet} words={['Passed', 'Failed']} />
            <Stack gap="1">
              <Text fontWeight={rule.isDeciding ? 'semibold' : undefined}>{rule.says}</Text>
              {rule.fact !== null && <Text color="fg.muted">{rule.fact}</Text>}
              {!rule.isMet && <Ways rule={rule} />}
              {!rule.isMet && <Remedy remedy={rule.remedy} item={view.item} userId={userId} />}
            </Stack>
          </Flex>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/** What would have been enough. */
function Ways({ rule: { ways } }: { readonly rule: ViewRule }) {
  return ways.length < 2 ? null : (
    <Text color="fg.muted">One of these would do: {ways.map(({ says }) => says).join('; ')}.</Text>
  );
}
