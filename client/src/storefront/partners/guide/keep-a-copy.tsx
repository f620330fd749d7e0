import { Text } from '@chakra-ui/react';
import { CodeBlock } from '../code/code-block';
import { Code } from '../code/code-text';
import { Example } from '../code/example';
import { examples } from '../code/examples';
import { Point, Points } from './points';
import { Step } from './step';

/** How a copy of the stock is made and stays right. */
export function KeepACopy() {
  return (
    <>
      <Text maxW="prose">
        The feed answers a line of JSON for each item that you may see, then a line with a cursor. Ask again with that
        cursor, and it answers what has changed since, and nothing else: items as they are now, and those that are gone
        or not for you any more.
      </Text>
      <Example name="Keeping a copy" texts={examples.feed} />
      <Points>
        <Point>
          Take over the lines in their order, and keep a cursor only once all lines above it are taken over. Whatever
          happens in between, the same lines come again, and nothing is missed.
        </Point>
        <Point>
          An item may come more than once, and a <Code>REMOVE</Code> may name one that you never had. Put and delete by
          type and id: then neither does any harm.
        </Point>
        <Point>
          <Code>CURSOR_EXPIRED</Code> (410): you see other stock or pay other prices than before, or the cursor is older
          than the house remembers. Begin anew without a cursor, and remove what has not come by its end.
        </Point>
        <Point>
          <Code>CURSOR_MISMATCH</Code> (409): a cursor is good for the question that it came from. Ask with the same{' '}
          <Code>types</Code> and <Code>filter</Code>.
        </Point>
        <Point>
          Once a minute is often enough, or as soon as <Code>stock.changed</Code> tells you. Asking while nothing has
          changed costs next to nothing.
        </Point>
      </Points>
      <Step title="With our package for TypeScript">
        <Text maxW="prose">
          <Code>@facet/client</Code> does all of this, goes on after broken connections, and has every call typed. It
          has no dependencies, and fits this house: it comes from here.
        </Text>
        <CodeBlock
          name="Installing the package"
          text={`npm install ${window.location.origin}/clients/facet-client.tgz`}
        >
          In your shell
        </CodeBlock>
        <Example name="Keeping a copy with the package" texts={examples.sync} />
      </Step>
    </>
  );
}
