import { Grid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { PageHeading } from '../../../ui/page-heading';
import { type Language, LanguageChoice } from '../code/languages';
import { ContentsPage, type PageSection } from '../contents-page';
import { Changes } from './changes';
import { FeedStatusNow } from './feed-status';
import { FirstStone } from './first-stone';
import { HoldsAndOrders } from './holds-and-orders';
import { KeepACopy } from './keep-a-copy';
import { Sandbox } from './sandbox';
import { Webhooks } from './webhooks';
import { WhatThereIs } from './what-there-is';

const sections: readonly PageSection[] = [
  { id: 'overview', title: 'What there is', children: <WhatThereIs /> },
  { id: 'first-stone', title: 'From key to first stone', children: <FirstStone /> },
  { id: 'feed', title: 'A copy of the stock', children: <KeepACopy /> },
  { id: 'orders', title: 'Holds and orders', children: <HoldsAndOrders /> },
  { id: 'webhooks', title: 'Webhooks', children: <Webhooks /> },
  { id: 'sandbox', title: 'Trying it out', children: <Sandbox /> },
  { id: 'changes', title: 'What stays as it is', children: <Changes /> },
];

/** How a program of a partner comes to the stock, and orders of it. */
export default function GuidePage() {
  const [language, setLanguage] = useState<Language>('sh');
  return (
    <LanguageChoice value={{ language, choose: setLanguage }}>
      <ContentsPage
        head={
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '7fr 5fr' }} gap={{ base: '6', lg: '12' }}>
            <Stack gap="4">
              <PageHeading size="4xl">For partners</PageHeading>
              <Text maxW="prose">
                Our stock in your own programs, at your prices and up to date, with holds and orders from your side. It
                takes some ten minutes from a key to the first stone. Whatever is shown here as an example, we run
                ourselves before each release.
              </Text>
            </Stack>
            <FeedStatusNow />
          </Grid>
        }
        sections={sections}
        beside={{ to: '/partners/reference', title: 'Fields, limits, errors' }}
      />
    </LanguageChoice>
  );
}
