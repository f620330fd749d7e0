import { useMemo } from 'react';
import {
  DiamondFacetsDocument,
  DiamondListDocument,
  DiamondNumbersDocument,
  type DiamondRowFragment,
  type DiamondSortField,
} from '../../../graphql/generated/graphql';
import { diamond } from '../../../graphql/generated/stock/diamond';
import { diamondShopPages } from '../../../graphql/generated/stock/shop-pages';
import { numberSource } from '../../../shared/stock-lists/number-source';
import { stockList } from '../../../shared/stock-lists/stock-list';
import { stockSource } from '../../../shared/stock-lists/stock-source';
import type { StockViewer } from '../../../shared/stock-lists/stock-viewer';
import type { ListDeclaration } from '../../../table/list/list-declaration';
import { builderText } from '../builder-text';
import { partName } from './part-name';

const diamonds = stockSource(diamond, {
  page: DiamondListDocument,
  pageOf: (data) => data.diamonds,
  facets: DiamondFacetsDocument,
  facetsOf: (data) => data.diamonds?.facets,
});
const diamondNumbers = numberSource(diamond, DiamondNumbersDocument, (data) => data.diamonds?.items);

/** What of them is offered: with a setting, what fits it says which are single. */
const {
  'engagement-rings': { filter: offered },
} = diamondShopPages;
const { isSingle: _, ...offeredParts } = offered;

/** Single stones on offer: all of them, or those that a setting takes. */
export function useDiamondChoice(
  viewer: StockViewer,
  ringSettingId: string | null,
): ListDeclaration<DiamondRowFragment, DiamondSortField> {
  return useMemo(
    () =>
      stockList<DiamondRowFragment, DiamondSortField>({
        pageId: builderText.engagement.stonePage,
        stock: diamond,
        viewer,
        noun: 'stone',
        plural: 'stones',
        source: diamonds,
        numbers: diamondNumbers,
        rowName: partName,
        scope: ringSettingId === null ? offered : { ...offeredParts, fitsRingSettingId: ringSettingId },
      }),
    [viewer, ringSettingId],
  );
}
