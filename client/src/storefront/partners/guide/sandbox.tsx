import { Text } from '@chakra-ui/react';
import { CodeBlock } from '../code/code-block';
import { Code } from '../code/code-text';
import { Point, Points } from './points';

const provoked = `curl --silent "$FACET_URL/graphql" \\
  --header "Authorization: Bearer $FACET_KEY" \\
  --header 'Content-Type: application/json' \\
  --header 'Facet-Test-Error: PRICE_CHANGED' \\
  --data '{"query": "{ rateLimit { remaining } }"}'
`;

/** How programs are tried without buying anything. */
export function Sandbox() {
  return (
    <>
      <Text maxW="prose">
        A test key sees the same stock at the same prices as your other keys. What it does is marked as a test (
        <Code>isTest</Code>) and is nobody's business but yours.
      </Text>
      <Points>
        <Point>
          Its holds and orders change no stock: others can still buy the stone. They mail nobody, and are gone after
          seven days.
        </Point>
        <Point>
          <Code>moveTestOrder</Code> moves one of its orders on, as the house would: so you see how yours takes it.
        </Point>
        <Point>Endpoints made with it get the events of tests, and only those.</Point>
        <Point>
          The header <Code>Facet-Test-Error</Code> has a call answered with an error of your choice: any code or reason
          of the catalogue. Nothing else is done then.
        </Point>
      </Points>
      <CodeBlock name="An error to try" text={provoked} />
    </>
  );
}
