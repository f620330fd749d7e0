import { Box, Link, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Code } from '../code/code-text';
import { Entry } from '../entry';

interface Offer {
  readonly name: string;
  readonly use: string;
  readonly where: ReactNode;
}

const offers: readonly Offer[] = [
  {
    name: 'Feed',
    use: 'A copy of the stock that stays right: all of it once, and from then on what changes.',
    where: (
      <>
        <Code>GET /api/feed</Code>, or <Code>stockFeed</Code>
      </>
    ),
  },
  {
    name: 'Lists and search',
    use: 'One question at a time: filters, sorts, counts, and stock or report numbers.',
    where: (
      <>
        <Link href="/graphql">GraphQL</Link>, much of it also in <Link href="/api/docs">REST</Link>
      </>
    ),
  },
  {
    name: 'Holds and orders',
    use: 'Keeping a stone for a customer, ordering it, and following what becomes of the order.',
    where: (
      <>
        <Code>placeHolds</Code>, <Code>placeOrder</Code>, <Code>orderFeed</Code>
      </>
    ),
  },
  {
    name: 'Webhooks',
    use: 'Being told that stock, an order or a hold has changed, instead of asking again and again.',
    where: <Code>createWebhookEndpoint</Code>,
  },
  {
    name: 'Test keys',
    use: 'Trying all of this with the real stock, without buying anything.',
    where: <Link href="#sandbox">Trying it out</Link>,
  },
  {
    name: 'Schema',
    use: 'What there is, for programs that write programs: no key is needed to read it.',
    where: (
      <>
        <Link href="/graphql/schema.graphql">GraphQL</Link>, <Link href="/api/openapi.json">OpenAPI</Link>
      </>
    ),
  },
];

/** Which part of the house is for what. */
export function WhatThereIs() {
  return (
    <>
      <Text maxW="prose">
        If you show our stock on your own site or search it yourselves, take the feed, and let the webhook{' '}
        <Code>stock.changed</Code> tell you when to read on. If you only look up single stones, ask for them.
      </Text>
      <Box as="dl" m="0" borderTopWidth="1px">
        {offers.map(({ name, use, where }) => (
          <Entry key={name}>
            <Box as="dt">
              <Text fontWeight="semibold">{name}</Text>
              {where}
            </Box>
            <Box as="dd" m="0">
              {use}
            </Box>
          </Entry>
        ))}
      </Box>
    </>
  );
}
