import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import {
  GenericDiamondFacetsDocument,
  GenericDiamondListDocument,
  GenericDiamondNumbersDocument,
  type GenericDiamondRowFragment,
  type GenericDiamondSortField,
  type RingSettingRowFragment,
  UnfitGenericDiamondCountsDocument,
  UnfitGenericDiamondsDocument,
} from '../../../graphql/generated/graphql';
import { genericDiamond } from '../../../graphql/generated/stock/genericDiamond';
import { genericDiamondShopPages } from '../../../graphql/generated/stock/shop-pages';
import { numberSource } from '../../../shared/stock-lists/pasted-numbers';
import type { StockViewer } from '../../../shared/stock-lists/stock-columns';
import { stockList, stockSource } from '../../../shared/stock-lists/stock-list';
import type { ListDeclaration } from '../../../table/list/list-declaration';
import { PageSpinner } from '../../../ui/page-spinner';
import { builderText } from '../builder-text';
import { StoneCard } from '../parts/stone-card';
import type { Builder } from '../use-ring-draft';
import { type ChoiceProps, isLoadingPart, partName, useStockViewer } from './choice-list';
import { StoneStep, type UnfitStonesProps } from './stone-step';
import { stonesThatFit, unfitPage } from './unfit/misfit-text';
import { UnfitGroups, UnfitNotice } from './unfit/unfit-groups';

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

/** Returns the list of generic diamonds: all of them, or only those that fit the setting. */
function useGenericChoice(
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

function Groups({ builder, setting }: UnfitStonesProps) {
  const { data, error, refetch } = useQuery(UnfitGenericDiamondsDocument, {
    variables: { ringSettingId: setting.id, page: unfitPage },
  });
  return (
    <UnfitGroups
      groups={data?.groups}
      error={error}
      onRetry={() => void refetch()}
      card={(stone) => (
        <StoneCard
          key={stone.id}
          stone={stone}
          to={builder.hrefOf({ diamond: stone.stockNumber })}
          reason="Does not fit the setting"
        />
      )}
    />
  );
}

/** Generic diamonds that do not fit the chosen setting. */
function UnfitGenericDiamonds(props: UnfitStonesProps) {
  const { id, name } = props.setting;
  const { data } = useQuery(UnfitGenericDiamondCountsDocument, { variables: { ringSettingId: id } });
  return (
    <UnfitNotice counts={data?.groups ?? []} wording={stonesThatFit(name)}>
      <Groups {...props} />
    </UnfitNotice>
  );
}

interface GenericDiamondsProps {
  readonly builder: Builder;
  readonly setting: RingSettingRowFragment | null;
}

function GenericDiamonds({ builder, setting }: GenericDiamondsProps) {
  const declaration = useGenericChoice(useStockViewer(), setting?.id ?? null);
  return <StoneStep builder={builder} setting={setting} declaration={declaration} Unfit={UnfitGenericDiamonds} />;
}

/** Step for choosing the generic diamond of a completed ring. */
export default function OpenGenericChoice({ builder, draftState }: ChoiceProps) {
  const chosen = builder.ring.setting;
  if (isLoadingPart(chosen, draftState)) {
    return <PageSpinner />;
  }
  const setting = chosen === null ? null : (draftState.draft?.ringSetting ?? null);
  return <GenericDiamonds key={setting?.id ?? 'all'} builder={builder} setting={setting} />;
}
