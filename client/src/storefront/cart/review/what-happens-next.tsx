import { Box, Heading, Text } from '@chakra-ui/react';

const steps: readonly (readonly [what: string, how: string])[] = [
  ['Reserved for you', 'Once you place the order, its items are reserved for you.'],
  ['We confirm', 'We check the order and email you how to pay, with the PDF attached.'],
  ['Payment and delivery', 'You pay by bank transfer, and we ship the goods to your delivery address.'],
];

/** The steps after placing an order, and until when the buyer can cancel it. */
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
        You can cancel the order on its page while its status is Processing. After that, ask us to cancel it.
      </Text>
    </Box>
  );
}
