import { useMemo } from 'react';
import {
  GenericDiamondFacetsDocument,
  GenericDiamondListDocument,
  GenericDiamondNumbersDocument,
  type GenericDiamondRowFragment,
  type GenericDiamondSortField,
} from '../../../graphql/generated/graphql';
import { genericDiamond } from '../../../graphql/generated/stock/genericDiamond';
import { genericDiamondShopPages } from '../../../graphql/generated/stock/shop-pages';
import { numberSource } from '../../../shared/stock-lists/number-source';
import { stockList } from '../../../shared/stock-lists/stock-list';
import { stockSource } from '../../../shared/stock-lists/stock-source';
import type { StockViewer } from '../../../shared/stock-lists/stock-viewer';
import type { ListDeclaration } from '../../../table/list/list-declaration';
import { builderText } from '../builder-text';
import { partName } from './part-name';

const genericDiamonds = stockSource(genericDiamond, {
  page: GenericDiamondListDocument,
  pageOf: (data) => data.genericDiamonds,
  facets: GenericDiamondFacetsDocument,
  facetsOf: (data) => data.genericDiamonds?.facets,
});
const genericNumbers = numberSource(
  genericDiamond,
  GenericDiamondNumbersDocument,
  (data) => data.genericDiamonds?.items,
);

const offered = genericDiamondShopPages['completed-rings'].filter;

/** Stones by their grades on offer: all of them, or those that a setting takes. */
export function useGenericChoice(
  viewer: StockViewer,
  ringSettingId: string | null,
): ListDeclaration<GenericDiamondRowFragment, GenericDiamondSortField> {
  return useMemo(
    () =>
      stockList<GenericDiamondRowFragment, GenericDiamondSortField>({
        pageId: builderText.completed.stonePage,
        stock: genericDiamond,
        viewer,
        noun: 'stone',
        plural: 'stones',
        source: genericDiamonds,
        numbers: genericNumbers,
        rowName: partName,
        scope: { ...offered, ...(ringSettingId !== null && { fitsRingSettingId: ringSettingId }) },
      }),
    [viewer, ringSettingId],
  );
}
