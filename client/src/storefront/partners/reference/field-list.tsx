import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import type { GuidedField } from '../../../graphql/stock/field-guide';
import { inHouseCurrency } from '../../../ui/numbers';
import { Code, CodeText } from '../code/code-text';
import { Entry } from '../entry';

/** Who is told of it, where not everybody is. */
function readersOf({ isPrice, readers }: GuidedField): string | null {
  const needs = isPrice === true ? 'Needs the scope PRICES_READ' : null;
  return readers === 'users' ? [needs, 'not for visitors'].filter((word) => word !== null).join('; ') : needs;
}

function Field({ field }: { readonly field: GuidedField }) {
  const { rest, graphql, meaning, unit } = field;
  const facts = [unit === null ? null : `In ${inHouseCurrency(unit)}`, readersOf(field)].filter(
    (fact) => fact !== null,
  );
  return (
    <Entry>
      <Box as="dt">
        {rest !== null && (
          <Box>
            <Code>{rest.path}</Code>{' '}
            <chakra.span color="fg.subtle" textStyle="sm">
              {rest.type}
            </chakra.span>
          </Box>
        )}
        {graphql !== null && (
          <Box color="fg.subtle" textStyle="sm" mt={rest === null ? undefined : '1'}>
            GraphQL: <Code>{graphql.path}</Code> {graphql.type}
          </Box>
        )}
      </Box>
      <Box as="dd" m="0">
        <CodeText text={meaning} />
        {facts.length > 0 && (
          <Text color="fg.subtle" textStyle="sm" mt="1">
            {facts.join('. ')}.
          </Text>
        )}
      </Box>
    </Entry>
  );
}

/** Fields by the sections of an item, in their order. */
export function FieldList({ fields }: { readonly fields: readonly GuidedField[] }) {
  const sections = [...new Set(fields.map(({ section }) => section))];
  return sections.map((section) => (
    <Box key={section}>
      <Heading as="h3" size="sm" mt="4">
        {section}
      </Heading>
      <Box as="dl" m="0">
        {fields
          .filter((field) => field.section === section)
          .map((field) => (
            <Field key={`${field.rest?.path} ${field.graphql?.path}`} field={field} />
          ))}
      </Box>
    </Box>
  ));
}
