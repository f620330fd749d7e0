import { useMemo } from 'react';
import {
  RingSettingFacetsDocument,
  RingSettingListDocument,
  RingSettingNumbersDocument,
  type RingSettingRowFragment,
  type RingSettingSortField,
  type RingStoneInput,
} from '../../../graphql/generated/graphql';
import { ringSetting } from '../../../graphql/generated/stock/ringSetting';
import { ringSettingShopPages } from '../../../graphql/generated/stock/shop-pages';
import type { RingKind } from '../../../shared/rings/ring-address';
import { numberSource } from '../../../shared/stock-lists/number-source';
import { stockList } from '../../../shared/stock-lists/stock-list';
import { stockSource } from '../../../shared/stock-lists/stock-source';
import type { StockViewer } from '../../../shared/stock-lists/stock-viewer';
import type { ListDeclaration } from '../../../table/list/list-declaration';
import { builderText } from '../builder-text';
import { fittingSource } from './fitting-source';
import { partName } from './part-name';

const settings = stockSource(ringSetting, {
  page: RingSettingListDocument,
  pageOf: (data) => data.ringSettings,
  facets: RingSettingFacetsDocument,
  facetsOf: (data) => data.ringSettings?.facets,
});
const settingNumbers = numberSource(ringSetting, RingSettingNumbersDocument, (data) => data.ringSettings?.items);

/** Settings on offer: all of them, or those that take a stone. */
export function useSettingList(
  kind: RingKind,
  viewer: StockViewer,
  stone: RingStoneInput | null,
): ListDeclaration<RingSettingRowFragment, RingSettingSortField> {
  const { diamondId = null, genericDiamondId = null } = stone ?? {};
  return useMemo(() => {
    const source =
      diamondId !== null
        ? fittingSource({ diamondId })
        : genericDiamondId !== null
          ? fittingSource({ genericDiamondId })
          : settings;
    return stockList<RingSettingRowFragment, RingSettingSortField>({
      pageId: builderText[kind].settingPage,
      stock: ringSetting,
      viewer,
      noun: 'setting',
      plural: 'settings',
      source,
      numbers: settingNumbers,
      rowName: partName,
      scope: ringSettingShopPages[builderText[kind].settingPage].filter,
    });
  }, [kind, viewer, diamondId, genericDiamondId]);
}
