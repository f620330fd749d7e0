import { Box } from '@chakra-ui/react';
import type { PartnerWord } from '../../../graphql/generated/partner-words';
import { Code, CodeText } from '../code/code-text';
import { Entry } from '../entry';

interface WordListProps {
  readonly words: readonly PartnerWord[];
}

/** Names of the schema, and what it says of them. */
export function WordList({ words }: WordListProps) {
  return (
    <Box as="dl" m="0" borderTopWidth="1px">
      {words.map(({ name, meaning }) => (
        <Entry key={name}>
          <dt>
            <Code>{name}</Code>
          </dt>
          <Box as="dd" m="0">
            <CodeText text={meaning} />
          </Box>
        </Entry>
      ))}
    </Box>
  );
}
