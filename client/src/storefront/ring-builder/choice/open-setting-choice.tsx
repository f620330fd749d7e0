import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import {
  FittingSettingFacetsDocument,
  FittingSettingsDocument,
  type FittingSettingsQueryVariables,
  type RingSettingFacetField,
  RingSettingFacetsDocument,
  RingSettingListDocument,
  RingSettingNumbersDocument,
  type RingSettingRowFragment,
  type RingSettingSortField,
  type RingStoneInput,
  UnfitSettingCountsDocument,
  UnfitSettingsDocument,
} from '../../../graphql/generated/graphql';
import { ringSetting } from '../../../graphql/generated/stock/ringSetting';
import { ringSettingShopPages } from '../../../graphql/generated/stock/shop-pages';
import type { RingKind } from '../../../shared/rings/ring-address';
import { stoneInput, stoneInWords } from '../../../shared/rings/ring-text';
import { numberSource } from '../../../shared/stock-lists/pasted-numbers';
import type { StockViewer } from '../../../shared/stock-lists/stock-columns';
import { stockList, stockSource } from '../../../shared/stock-lists/stock-list';
import type { ListDeclaration } from '../../../table/list/list-declaration';
import type { ListPage, ListSource } from '../../../table/list/list-source';
import { useList } from '../../../table/list/use-list';
import { EmptyMessage } from '../../../ui/empty-message';
import { ButtonLink } from '../../../ui/links';
import { PageSpinner } from '../../../ui/page-spinner';
import { builderText } from '../builder-text';
import { SettingCard } from '../parts/setting-card';
import { type Builder, type DraftStone, stoneOfDraft } from '../use-ring-draft';
import { ChoiceList, type ChoiceProps, isLoadingPart, partName, useStockViewer } from './choice-list';
import { unfitPage } from './unfit/misfit-text';
import { UnfitGroups, UnfitNotice } from './unfit/unfit-groups';

const facetFields: readonly RingSettingFacetField[] = ringSetting.fields.flatMap(({ facet }) => facet ?? []);
const emptyPage: ListPage<RingSettingRowFragment> = { items: [], total: 0 };

/** Returns a list source of the settings that fit a stone. */
function fittingSource(stone: RingStoneInput): ListSource<RingSettingRowFragment, RingSettingSortField> {
  return {
    usePage: (variables) => {
      const query = useQuery(
        FittingSettingsDocument,
        variables === null
          ? skipToken
          : {
              variables: { ...variables, stone } satisfies FittingSettingsQueryVariables,
              fetchPolicy: 'cache-and-network',
            },
      );
      return {
        page: variables === null ? null : (query.data?.fittingRingSettings ?? null),
        error: query.error,
        retry: () => void query.refetch().catch(() => undefined),
      };
    },
    read: async (client, variables) => {
      const { data } = await client.query({
        query: FittingSettingsDocument,
        variables: { ...variables, stone },
        fetchPolicy: 'network-only',
      });
      return data?.fittingRingSettings ?? emptyPage;
    },
    useFacets: (variables) => {
      const { data, previousData, error } = useQuery(
        FittingSettingFacetsDocument,
        variables === null
          ? skipToken
          : {
              variables: {
                stone,
                filter: variables.filter,
                fields: facetFields.filter((facet) => variables.fields.includes(facet)),
              },
            },
      );
      return { facets: (data ?? previousData)?.fittingRingSettings?.facets ?? null, error };
    },
  };
}

const settings = stockSource(ringSetting, {
  page: RingSettingListDocument,
  pageOf: (data) => data.ringSettings,
  facets: RingSettingFacetsDocument,
  facetsOf: (data) => data.ringSettings?.facets,
});
const settingNumbers = numberSource(ringSetting, RingSettingNumbersDocument, (data) => data.ringSettings?.items);

/** Returns the list of settings: all of them, or only those that fit the stone. */
function useSettingList(
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

function Groups({ builder, stone }: { readonly builder: Builder; readonly stone: RingStoneInput }) {
  const { data, error, refetch } = useQuery(UnfitSettingsDocument, { variables: { stone, page: unfitPage } });
  return (
    <UnfitGroups
      groups={data?.groups}
      error={error}
      onRetry={() => void refetch()}
      card={(setting) => (
        <SettingCard
          key={setting.id}
          setting={setting}
          to={builder.hrefOf({ setting: setting.stockNumber })}
          reason="Does not fit the stone"
        />
      )}
    />
  );
}

interface UnfitSettingsProps {
  readonly builder: Builder;
  readonly stone: DraftStone;
}

/** Settings that do not fit the chosen stone. */
function UnfitSettings({ builder, stone }: UnfitSettingsProps) {
  const stoneVariables = stoneInput(stone);
  const { data } = useQuery(UnfitSettingCountsDocument, { variables: { stone: stoneVariables } });
  const stoneText = stoneInWords(stone);
  return (
    <UnfitNotice
      counts={data?.groups ?? []}
      wording={{
        noun: 'setting',
        plural: 'settings',
        predicate: { singular: `does not fit ${stoneText}`, plural: `do not fit ${stoneText}` },
      }}
    >
      <Groups builder={builder} stone={stoneVariables} />
    </UnfitNotice>
  );
}

interface SettingStepProps {
  readonly builder: Builder;
  /** Chosen stone. Null if no stone is chosen, or if the stone is not available for rings. */
  readonly stone: DraftStone | null;
}

/** Lists the settings that fit the stone, and the reasons why others do not. */
function SettingStep({ builder, stone }: SettingStepProps) {
  const list = useList(useSettingList(builder.kind, useStockViewer(), stone === null ? null : stoneInput(stone)));
  return (
    <>
      <ChoiceList
        list={list}
        card={(setting) => (
          <SettingCard
            key={setting.id}
            setting={setting}
            to={builder.hrefOf({ setting: setting.stockNumber })}
            isChosen={setting.stockNumber === builder.ring.setting}
          />
        )}
        emptyMessage={
          stone === null ? (
            <EmptyMessage
              title="No settings available"
              description="Ask us for what you need: every setting is made to order."
            />
          ) : (
            <EmptyMessage
              title={`No setting fits ${stoneInWords(stone)}`}
              description="Choose another stone, or ask us: settings are made to order."
            >
              <ButtonLink to={builder.hrefOf({}, 'stone')}>Choose another stone</ButtonLink>
            </EmptyMessage>
          )
        }
      />
      {stone !== null && <UnfitSettings key={stone.id} builder={builder} stone={stone} />}
    </>
  );
}

/** Step for choosing the setting. */
export default function OpenSettingChoice({ builder, draftState }: ChoiceProps) {
  const { diamond } = builder.ring;
  if (isLoadingPart(diamond, draftState)) {
    return <PageSpinner />;
  }
  const stone = stoneOfDraft(draftState.draft);
  const isTaken = draftState.draft?.problems.every(({ reason }) => reason !== 'SOLD_TOGETHER') ?? true;
  return <SettingStep key={stone?.id ?? 'all'} builder={builder} stone={diamond !== null && isTaken ? stone : null} />;
}
