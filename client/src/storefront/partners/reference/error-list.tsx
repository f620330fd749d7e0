import { Box, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import type { PartnerReferenceQuery } from '../../../graphql/generated/graphql';
import { Code } from '../code/code-text';
import { Entry } from '../entry';

type CataloguedError = NonNullable<PartnerReferenceQuery['errorCatalogue']>[number];

function Reasons({ reasons }: Pick<CataloguedError, 'reasons'>) {
  return (
    <Stack as="dl" gap="2" m="0" mt="3" ps="4" borderStartWidth="1px">
      {reasons.map(({ reason, explanation }) => (
        <Box key={reason}>
          <Box as="dt">
            <Code>{reason}</Code>
          </Box>
          <Box as="dd" m="0">
            {explanation}
          </Box>
        </Box>
      ))}
    </Stack>
  );
}

/** Every error that a call may answer, with the finer cases behind it. */
export function ErrorList({ errors }: { readonly errors: readonly CataloguedError[] }) {
  return (
    <Box borderTopWidth="1px">
      {errors.map(({ code, errorCode, httpStatus, explanation, reasons }) => (
        <Entry key={code}>
          <Box>
            <Heading as="h3" textStyle="md" fontFamily="body">
              <Code>{code}</Code>
            </Heading>
            <Text color="fg.subtle" textStyle="sm" mt="1">
              Number <chakra.span color="fg">{errorCode}</chakra.span>, usually with status{' '}
              <chakra.span color="fg">{httpStatus}</chakra.span>
            </Text>
          </Box>
          <Box>
            {explanation}
            {reasons.length > 0 && <Reasons reasons={reasons} />}
          </Box>
        </Entry>
      ))}
    </Box>
  );
}
