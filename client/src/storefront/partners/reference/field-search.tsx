import { Box, Button, chakra, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useDeferredValue, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fieldGuide } from '../../../graphql/generated/field-guide';
import type { FieldGuide, GuidedField } from '../../../graphql/stock/field-guide';
import { PlainInput, PlainSelect } from '../../../ui/inputs/plain-inputs';
import { inConfiguredCurrency } from '../../../ui/numbers';
import { Code, CodeText } from '../code/code-block';

/** Returns the searchable text of a field. */
const searchTextOf = ({ section, rest, graphql, meaning, unit }: GuidedField): string =>
  [section, rest?.path, rest?.type, graphql?.path, graphql?.type, meaning, unit].join(' ').toLowerCase();

/**
 * Returns the fields that contain all words of the search text, by stock type. An empty search text returns all
 * fields.
 */
export function findFields(guide: FieldGuide, text: string): ReadonlyMap<string, readonly GuidedField[]> {
  const words = text.toLowerCase().split(/\s+/);
  return new Map(
    guide.map(({ name, fields }) => [
      name,
      fields.filter((field) => words.every((word) => searchTextOf(field).includes(word))),
    ]),
  );
}

/** Entry with a term and its description, in two columns, or in one column on phones. */
function Entry({ children }: { readonly children: ReactNode }) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' }}
      columnGap="6"
      rowGap="1"
      py="3"
      borderBottomWidth="1px"
      textStyle="md"
    >
      {children}
    </Grid>
  );
}

/** Describes the access restrictions of a field; null if there are none. */
function readersOf({ isPrice, readers }: GuidedField): string | null {
  const scopeNote = isPrice === true ? 'Requires the scope PRICES_READ' : null;
  return readers === 'users'
    ? [scopeNote, 'signed-in users only'].filter((part) => part !== null).join('; ')
    : scopeNote;
}

function Field({ field }: { readonly field: GuidedField }) {
  const { rest, graphql, meaning, unit } = field;
  const facts = [unit === null ? null : `In ${inConfiguredCurrency(unit)}`, readersOf(field)].filter(
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

/** List of fields, grouped by section. */
function FieldList({ fields }: { readonly fields: readonly GuidedField[] }) {
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

/** Returns the search text and stock type from the URL, with functions that change them. */
function useFieldQuery() {
  const [parameters, setParameters] = useSearchParams();
  const linkedType = fieldGuide.find(({ name }) => name === parameters.get('type'));
  const set = (name: string, value: string): void =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') {
          next.delete(name);
        } else {
          next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    text: parameters.get('q') ?? '',
    type: linkedType?.name ?? fieldGuide[0]?.name ?? '',
    setText: (text: string) => set('q', text),
    setType: (type: string) => set('type', type),
  };
}

/** Search for fields of a stock type. Also shows the number of matches in each of the other types. */
export function FieldSearch() {
  const { text, type, setText, setType } = useFieldQuery();
  const matches = findFields(fieldGuide, useDeferredValue(text));
  const fields = matches.get(type) ?? [];
  const selectedType = fieldGuide.find(({ name }) => name === type);
  const otherTypes = fieldGuide.filter(({ name }) => name !== type && (matches.get(name)?.length ?? 0) > 0);
  const id = useId();
  return (
    <Stack gap="3">
      <Text maxW="prose">
        <CodeText
          text={
            'Each field is listed by its name in REST and the feed, with its GraphQL name below. For reference lists, REST and the feed return IDs. Look up their values with `GET /api/data/…` or the GraphQL query `referenceLists`.'
          }
        />
      </Text>
      <Flex gap="4" wrap="wrap" align="end">
        <Box>
          <Box asChild textStyle="sm" fontWeight="semibold" display="block" mb="1">
            <label htmlFor={`${id}-type`}>Stock type</label>
          </Box>
          <PlainSelect
            id={`${id}-type`}
            size="md"
            value={type}
            onChange={({ currentTarget }) => setType(currentTarget.value)}
          >
            {fieldGuide.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </PlainSelect>
        </Box>
        <Box flex="1" minW="12rem">
          <Box asChild textStyle="sm" fontWeight="semibold" display="block" mb="1">
            <label htmlFor={`${id}-text`}>Find a field</label>
          </Box>
          <PlainInput
            id={`${id}-text`}
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </Box>
      </Flex>
      <Text role="status" textStyle="sm" color="fg.muted">
        {fields.length === 0 ? 'No fields' : fields.length === 1 ? '1 field' : `${fields.length} fields`} of{' '}
        {selectedType?.title.toLowerCase()},{' '}
        <CodeText text={`\`${selectedType?.name}\` in the feed, \`${selectedType?.typeName}\` in GraphQL`} />
      </Text>
      {text.trim() !== '' && otherTypes.length > 0 && (
        <Flex gap="2" wrap="wrap" align="center" textStyle="sm" color="fg.muted">
          Also in
          {otherTypes.map(({ name, title }) => (
            <Button key={name} size="sm" variant="outline" onClick={() => setType(name)}>
              {title}: {matches.get(name)?.length}
            </Button>
          ))}
        </Flex>
      )}
      <FieldList fields={fields} />
    </Stack>
  );
}
