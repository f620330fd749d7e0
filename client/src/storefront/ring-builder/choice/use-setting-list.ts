import { useMemo } from 'react';
import type { RingKind } from '../../../catalogue/rings/ring-address';
import { numberSource } from '../../../catalogue/stock/numbers/number-source';
import { stockList } from '../../../catalogue/stock/stock-list';
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
import type { ListDeclaration } from '../../../table/list/list-declaration';
import { countFacets, listSource } from '../../../table/list/list-source';
import { builderWords } from '../builder-words';
import { fittingSource } from './fitting-source';
import { offered, partName } from './offered';

const settings = listSource(
  RingSettingListDocument,
  (data) => data.ringSettings,
  countFacets(
    RingSettingFacetsDocument,
    ringSetting.fields.flatMap(({ facet }) => facet ?? []),
    (data) => data.ringSettings?.facets,
  ),
);
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
    return stockList({
      pageId: builderWords[kind].settingPage,
      stock: ringSetting,
      viewer,
      noun: 'setting',
      plural: 'settings',
      source,
      numbers: settingNumbers,
      rowName: partName,
      scope: offered,
    });
  }, [kind, viewer, diamondId, genericDiamondId]);
}
