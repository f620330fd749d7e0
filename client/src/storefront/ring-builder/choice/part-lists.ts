import { useMemo } from 'react';
import type { RingKind } from '../../../catalogue/rings/ring-address';
import { numberSource } from '../../../catalogue/stock/numbers/number-source';
import { stockList } from '../../../catalogue/stock/stock-list';
import type { StockViewer } from '../../../catalogue/stock/stock-viewer';
import {
  type Availability,
  DiamondFacetsDocument,
  DiamondListDocument,
  DiamondNumbersDocument,
  type DiamondRowFragment,
  type DiamondSortField,
  GenericDiamondFacetsDocument,
  GenericDiamondListDocument,
  GenericDiamondNumbersDocument,
  type GenericDiamondRowFragment,
  type GenericDiamondSortField,
  RingSettingFacetsDocument,
  RingSettingListDocument,
  RingSettingNumbersDocument,
  type RingSettingRowFragment,
  type RingSettingSortField,
  type RingStoneInput,
} from '../../../graphql/generated/graphql';
import { diamond } from '../../../graphql/generated/stock/diamond';
import { genericDiamond } from '../../../graphql/generated/stock/genericDiamond';
import { ringSetting } from '../../../graphql/generated/stock/ringSetting';
import type { ListDeclaration } from '../../../table/list/list-declaration';
import { countFacets, listSource } from '../../../table/list/list-source';
import { builderWords } from '../builder-words';
import { fittingSource } from './fitting-source';

/** What is offered: parts that whoever builds the ring can have now, whoever else has the others. */
const offered: { readonly availabilities: Availability[] } = { availabilities: ['FOR_SALE', 'HELD_FOR_YOU'] };

const rowName = ({ stockNumber }: { readonly stockNumber: string }) => stockNumber;

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
      rowName,
      scope: offered,
    });
  }, [kind, viewer, diamondId, genericDiamondId]);
}

const diamonds = listSource(
  DiamondListDocument,
  (data) => data.diamonds,
  countFacets(
    DiamondFacetsDocument,
    diamond.fields.flatMap(({ facet }) => facet ?? []),
    (data) => data.diamonds?.facets,
  ),
);
const diamondNumbers = numberSource(diamond, DiamondNumbersDocument, (data) => data.diamonds?.items);

/** Single stones on offer: all of them, or those that a setting takes. */
export function useDiamondChoice(
  viewer: StockViewer,
  ringSettingId: string | null,
): ListDeclaration<DiamondRowFragment, DiamondSortField> {
  return useMemo(
    () =>
      stockList({
        pageId: builderWords.engagement.stonePage,
        stock: diamond,
        viewer,
        noun: 'stone',
        plural: 'stones',
        source: diamonds,
        numbers: diamondNumbers,
        rowName,
        scope: { ...offered, ...(ringSettingId === null ? { isSingle: true } : { fitsRingSettingId: ringSettingId }) },
      }),
    [viewer, ringSettingId],
  );
}

const genericDiamonds = listSource(
  GenericDiamondListDocument,
  (data) => data.genericDiamonds,
  countFacets(
    GenericDiamondFacetsDocument,
    genericDiamond.fields.flatMap(({ facet }) => facet ?? []),
    (data) => data.genericDiamonds?.facets,
  ),
);
const genericNumbers = numberSource(
  genericDiamond,
  GenericDiamondNumbersDocument,
  (data) => data.genericDiamonds?.items,
);

/** Stones by their grades on offer: all of them, or those that a setting takes. */
export function useGenericChoice(
  viewer: StockViewer,
  ringSettingId: string | null,
): ListDeclaration<GenericDiamondRowFragment, GenericDiamondSortField> {
  return useMemo(
    () =>
      stockList({
        pageId: builderWords.completed.stonePage,
        stock: genericDiamond,
        viewer,
        noun: 'stone',
        plural: 'stones',
        source: genericDiamonds,
        numbers: genericNumbers,
        rowName,
        scope: { ...offered, ...(ringSettingId !== null && { fitsRingSettingId: ringSettingId }) },
      }),
    [viewer, ringSettingId],
  );
}
