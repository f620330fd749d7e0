import { useMemo } from 'react';
import type { RingKind } from '../../../catalogue/rings/ring-address';
import { numberSource } from '../../../catalogue/stock/numbers/number-source';
import { stockList } from '../../../catalogue/stock/stock-list';
import { stockSource } from '../../../catalogue/stock/stock-source';
import type { StockViewer } from '../../../catalogue/stock/stock-viewer';
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
import type { ListDeclaration } from '../../../table/list/list-declaration';
import { builderWords } from '../builder-words';
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
      pageId: builderWords[kind].settingPage,
      stock: ringSetting,
      viewer,
      noun: 'setting',
      plural: 'settings',
      source,
      numbers: settingNumbers,
      rowName: partName,
      scope: ringSettingShopPages[builderWords[kind].settingPage].filter,
    });
  }, [kind, viewer, diamondId, genericDiamondId]);
}
