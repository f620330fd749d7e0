import { Box, Heading, Text } from '@chakra-ui/react';

const steps: readonly (readonly [what: string, how: string])[] = [
  ['Reserved for you', 'From the moment you place the order nobody else can buy what is on it.'],
  ['We confirm', 'We look through the order and write to you. The proforma is on the page of the order at once.'],
  ['Payment and delivery', 'You pay by the proforma, and we send the goods to your delivery address.'],
];

/** What becomes of an order once it is placed, and until when it can be taken back. */
export function WhatHappensNext() {
  return (
    <Box as="section" mt="8">
      <Heading as="h2" textStyle="xl" mb="2">
        What happens next
      </Heading>
      <Box as="ol" listStyleType="none">
        {steps.map(([what, how], index) => (
          <Box as="li" key={what} display="grid" gridTemplateColumns="1.5rem 1fr" py="2" borderTopWidth="1px">
            <Text color="fg.muted" aria-hidden>
              {index + 1}
            </Text>
            <div>
              <Text fontWeight="semibold">{what}</Text>
              <Text textStyle="md" color="fg.muted">
                {how}
              </Text>
            </div>
          </Box>
        ))}
      </Box>
      <Text textStyle="md" color="fg.muted" pt="2" borderTopWidth="1px">
        You can cancel the order on its page for as long as it is being processed. Once we wait for your payment, ask us
        to cancel it.
      </Text>
    </Box>
  );
}
