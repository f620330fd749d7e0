import { Text } from '@chakra-ui/react';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import { Fact, FactList } from '../../../ui/fact-list';
import { PanelSection } from '../../kit/panel/panel-section';

/** What files have said of a record in columns that no field takes. */
export function RecordExtras({ record: { extras } }: { readonly record: StockRecord }) {
  if (extras == null || extras.length === 0) {
    return null;
  }
  return (
    <PanelSection title="Extra attributes">
      <Text color="fg.muted">From file columns without a field. Not shown in the shop.</Text>
      <FactList>
        {extras.map(({ name, value }) => (
          <Fact key={name} label={name}>
            {value}
          </Fact>
        ))}
      </FactList>
    </PanelSection>
  );
}
