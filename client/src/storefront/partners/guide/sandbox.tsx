import { Text } from '@chakra-ui/react';
import { Code } from '../code/code-text';
import { Example } from '../code/example';
import { examples } from '../code/examples';
import { Point, Points } from './points';

/** How programs are tried without buying anything. */
export function Sandbox() {
  return (
    <>
      <Text maxW="prose">
        A test key sees the same stock at the same prices as your other keys. What it does is marked as a test (
        <Code>isTest</Code>) and kept apart from what you buy.
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
      <Example name="An error to try" texts={examples.testError} />
    </>
  );
}
