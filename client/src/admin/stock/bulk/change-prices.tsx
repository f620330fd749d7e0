import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import type { StockDeclaration } from '../../../graphql/stock/stock-declaration';
import { dialogOnDemand } from '../../../ui/on-demand';
import type { PriceDialogProps } from './price-dialog';
import type { StockJob } from './stock-job';

const PriceDialog = dialogOnDemand<PriceDialogProps>(() => import('./price-dialog'));

interface ChangePricesProps {
  readonly declaration: StockDeclaration;
  /** Which records: "the checked melee lots". */
  readonly what: string;
  readonly run: (job: StockJob) => void;
}

/** Changes the prices of many records by an amount, a percent, or to a discount from the list price. */
export function ChangePrices({ declaration, what, run }: ChangePricesProps) {
  const [isOpen, setOpen] = useState(false);
  if (declaration.prices.length === 0) {
    return null;
  }
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        Change prices
      </Button>
      <PriceDialog
        isOpen={isOpen}
        declaration={declaration}
        what={what}
        onCancel={() => setOpen(false)}
        onChosen={(job) => {
          setOpen(false);
          run(job);
        }}
      />
    </>
  );
}
