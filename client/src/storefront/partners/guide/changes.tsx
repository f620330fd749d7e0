import { Text } from '@chakra-ui/react';
import { deprecations } from '../../../graphql/generated/partner-words';
import { Code } from '../code/code-text';
import { WordList } from '../reference/word-list';
import { Point, Points } from './points';
import { Step } from './step';

/** What partners may rely on, and what they have to expect. */
export function Changes() {
  return (
    <>
      <Text maxW="prose">
        There are no versions to move to. What works today goes on working: nothing that you use is taken away or begins
        to mean something else without notice.
      </Text>
      <Points>
        <Point>
          We add: fields, calls, optional arguments, types of stock, values of constants, reasons of errors, events.
          Skip what your program does not know, and give it a default branch.
        </Point>
        <Point>
          What goes is deprecated first, in the schema and below, with what takes its place and the day of its removal,
          at least six months ahead.
        </Point>
        <Point>
          Compare codes, reasons and constants. Messages and explanations are for people, and may be worded otherwise
          tomorrow.
        </Point>
        <Point>
          Do not rely on the order of fields, on ids being near each other, or on how cursors and keys look inside.
        </Point>
      </Points>
      <Step title="Deprecated now">
        {deprecations.length === 0 ? (
          <Text color="fg.muted">Nothing is deprecated.</Text>
        ) : (
          <WordList words={deprecations} />
        )}
      </Step>
      <Text maxW="prose" color="fg.muted">
        Every answer has an id, in the header <Code>X-Request-Id</Code> and as <Code>requestId</Code> of errors. Tell it
        to us when you ask for help: we find the call by it.
      </Text>
    </>
  );
}
