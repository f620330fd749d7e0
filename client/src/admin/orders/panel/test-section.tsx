import { Text } from '@chakra-ui/react';
import type { AdminOrderRecordFragment } from '../../../graphql/generated/graphql';
import { PanelSection } from '../../kit/panel/panel-section';
import { StatusLine } from './status-line';

interface TestSectionProps {
  readonly order: AdminOrderRecordFragment;
}

/** Where a partner's test stands, which the house leaves to them. */
export function TestSection({ order }: TestSectionProps) {
  return (
    <PanelSection title="Status">
      <StatusLine order={order} />
      <Text color="fg.muted">
        A program of the buyer has placed this to try things out. It takes nothing of the stock, nobody is told of it by
        email, and it is gone after seven days. Only the program can change it.
      </Text>
    </PanelSection>
  );
}
