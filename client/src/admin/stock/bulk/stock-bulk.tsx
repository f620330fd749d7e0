import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import type { StockDeclaration } from '../../../graphql/stock/stock-declaration';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import type { List } from '../../../table/list/use-list';
import { dialogOnDemand } from '../../../ui/on-demand';
import { BulkBar } from '../../kit/bulk/bulk-bar';
import { useSelectAll } from '../../kit/bulk/use-select-all';
import { ExportButton } from '../export/export-button';
import { AddToOrder } from '../orders/add-to-order';
import type { StockJob, StockType } from '../stock-type';
import { ChangePreview } from './change-preview';
import type { PriceDialogProps } from './price-dialog';
import { SetField } from './set-field';
import { useStockChange } from './use-stock-change';

const PriceDialog = dialogOnDemand<PriceDialogProps>(() => import('./price-dialog'));

interface ChangePricesProps {
  readonly declaration: StockDeclaration;
  /** Which records: "the checked melee lots". */
  readonly what: string;
  readonly run: (job: StockJob) => void;
}

/** Changes the prices of many records by an amount, a percent, or to a discount from the list price. */
function ChangePrices({ declaration, what, run }: ChangePricesProps) {
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

interface StockBulkProps {
  readonly type: StockType;
  readonly list: List<StockRecord>;
}

const activate = { label: 'Activate', change: { set: { isActive: true } } };
const deactivate = { label: 'Deactivate', change: { set: { isActive: false } } };

/** The actions on checked records of stock, or on all records that match the filters. */
export function StockBulk({ type, list }: StockBulkProps) {
  const { declaration, Jobs } = type;
  const whole = useSelectAll(list);
  const { isPending, preview, run, confirm, dismiss, refresh } = useStockChange(type, list, whole);
  const isWhole = whole.filter !== null;
  const what = isWhole ? whole.text : `the checked ${declaration.plural}`;
  return (
    <>
      <BulkBar checked={list.checked} whole={whole}>
        {[activate, deactivate].map((job) => (
          <Button key={job.label} size="sm" variant="outline" disabled={isPending} onClick={() => void run(job)}>
            {job.label}
          </Button>
        ))}
        {Jobs !== undefined && (
          <Jobs
            count={isWhole ? whole.count : list.checked.ids.length}
            ids={isWhole ? null : list.checked.ids}
            run={(job) => void run(job)}
            onChanged={refresh}
          />
        )}
        {!isWhole && (
          <>
            <AddToOrder
              kind={declaration.kind}
              count={list.checked.ids.length}
              readNumbers={async () => (await list.readRows(list.checked.ids)).map(({ stockNumber }) => stockNumber)}
            />
            <ExportButton type={type} list={list} ids={list.checked.ids} />
          </>
        )}
        <ChangePrices declaration={declaration} what={what} run={(job) => void run(job)} />
        <SetField type={type} what={what} run={(job) => void run(job)} />
      </BulkBar>
      <ChangePreview
        declaration={declaration}
        preview={preview}
        isPending={isPending}
        onConfirm={() => void confirm()}
        onCancel={dismiss}
      />
    </>
  );
}
