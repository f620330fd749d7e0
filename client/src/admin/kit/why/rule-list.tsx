import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { TextLink } from '../../../ui/links';
import { decidingFirst, remedyHref, type StockView, type ViewRule } from './verdict';

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
            <Outcome isMet={rule.isMet} />
            <Stack gap="1">
              <Text fontWeight={rule.isDeciding ? 'semibold' : undefined}>{rule.says}</Text>
              {rule.fact !== null && <Text color="fg.muted">{rule.fact}</Text>}
              {!rule.isMet && <Ways rule={rule} />}
              {!rule.isMet && <Remedy rule={rule} view={view} userId={userId} />}
            </Stack>
          </Flex>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

function Outcome({ isMet }: { readonly isMet: boolean }) {
  return (
    <chakra.span color={isMet ? 'ok.fg' : 'danger.fg'} flexShrink="0" position="relative" top="0.5">
      {isMet ? <Check size="16" aria-hidden /> : <X size="16" aria-hidden />}
      <chakra.span srOnly>{isMet ? 'Passed: ' : 'Failed: '}</chakra.span>
    </chakra.span>
  );
}

/** What would have been enough. */
function Ways({ rule: { ways } }: { readonly rule: ViewRule }) {
  return ways.length < 2 ? null : (
    <Text color="fg.muted">One of these would do: {ways.map(({ says }) => says).join('; ')}.</Text>
  );
}

function Remedy({ rule: { remedy }, view, userId }: RuleListProps & { readonly rule: ViewRule }) {
  if (remedy === null) {
    return null;
  }
  const href = remedyHref(remedy.place, { item: view.item, userId });
  return href === null ? <Text>{remedy.text}</Text> : <TextLink to={href}>{remedy.text}</TextLink>;
}
