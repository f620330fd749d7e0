import { Text } from '@chakra-ui/react';
import { TextLink } from '../../../ui/links';
import { CodeBlock } from '../code/code-block';
import { Code } from '../code/code-text';
import { Example } from '../code/example';
import { examples } from '../code/examples';
import { Step } from './step';

/** What the examples take from their surroundings. */
const surroundings = (origin: string): string => `export FACET_URL='${origin}'
export FACET_KEY='fk_…'   # the key that you were shown
`;

/** A key, and the first answer to it. */
export function FirstStone() {
  return (
    <>
      <Step title="1. Make a key">
        <Text maxW="prose">
          Under <TextLink to="/account/programs">API access</TextLink> in your account. A key acts for you, as far as
          its <TextLink to="/partners/reference#scopes">scopes</TextLink> go: for the stock at your prices it needs{' '}
          <Code>STOCK_READ</Code> and <Code>PRICES_READ</Code>. Begin with a test key. It is shown once: keep it where
          your program finds it, on a server, and never in an address, in an app or on a page that others open.
        </Text>
        <CodeBlock name="In your shell" text={surroundings(window.location.origin)} />
      </Step>
      <Step title="2. Ask for stones">
        <Example name="A page of stones" texts={examples.firstPage} />
        <Text maxW="prose">
          Whatever goes wrong is answered with a code, and an explanation for people. The{' '}
          <TextLink to="/partners/reference#errors">errors</TextLink> and what{' '}
          <TextLink to="/partners/reference#fields">each field</TextLink> means stand in the reference.
        </Text>
      </Step>
    </>
  );
}
