import { Text } from '@chakra-ui/react';
import { TextLink } from '../../../ui/links';
import { CodeBlock } from '../code/code-block';
import { Code } from '../code/code-text';
import { Example } from '../code/example';
import { examples } from '../code/examples';
import { Point, Points } from './points';
import { Step } from './step';

const message = `POST /facet
webhook-id: 0f6c2d1e-6d0c-4a35-9a55-2a6f3f1f2b11
webhook-timestamp: 1795824000
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{"type":"order.changed","timestamp":"2026-11-28T00:00:00.000Z","data":{"orderId":"4711","version":3}}
`;

/** How the house tells programs of what has happened, and how they know that it was the house. */
export function Webhooks() {
  return (
    <>
      <Text maxW="prose">
        The house posts a short message to your program when something has happened. It says what and of which id, and
        nothing more: read what it is about with your key.
      </Text>
      <Step title="1. Say where">
        <Text maxW="prose">
          Under <TextLink to="/account/programs">API access</TextLink> in your account, or by a key with{' '}
          <Code>WEBHOOKS_MANAGE</Code>. The answer has the secret that messages are signed with.
        </Text>
        <Example name="Adding an endpoint" texts={examples.endpoint} />
      </Step>
      <Step title="2. Take messages, and check whose they are">
        <Text maxW="prose">
          Messages follow the specification of Standard Webhooks: its libraries check them, or some lines of your own.
        </Text>
        <CodeBlock name="A message" text={message} />
        <Example name="Taking webhooks" texts={examples.webhook} />
      </Step>
      <Points>
        <Point>
          Respond with a 2xx status at once, and process the message afterwards. Any other status and a timeout are
          failures: the message is sent again with the same <Code>webhook-id</Code>, up to 10 attempts over about 3
          days. The exact schedule is listed under <TextLink to="/partners/reference#limits">limits</TextLink>.
        </Point>
        <Point>
          We send 2 messages at the same time to an endpoint, and up to 16 while it responds quickly. After a failure
          the number is halved.
        </Point>
        <Point>The host of an endpoint must be reachable from the internet when you add it.</Point>
        <Point>
          The same message may come twice, and messages may overtake each other: keep the ids that you have seen, and
          compare <Code>version</Code>.
        </Point>
        <Point>
          Redirects are not followed. 410 ends an endpoint at once, five days of nothing but failures do so as well; its
          owner is mailed, and <Code>replayWebhooks</Code> sends what was missed.
        </Point>
        <Point>
          <Code>sendTestWebhook</Code> sends you one to try. Which events there are stands{' '}
          <TextLink to="/partners/reference#events">in the reference</TextLink>.
        </Point>
      </Points>
    </>
  );
}
