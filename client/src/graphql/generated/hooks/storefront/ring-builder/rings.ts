import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/storefront/ring-builder/rings';
import type * as Types from '../../../types';
export function useRingDraftQuery(options: useQuery.Options<Types.RingDraftQuery, Types.RingDraftQueryVariables> | SkipToken) {
  return useQuery(Documents.RingDraftDocument, options);
}

export function useRingInsteadQuery(options: useQuery.Options<Types.RingInsteadQuery, Types.RingInsteadQueryVariables> | SkipToken) {
  return useQuery(Documents.RingInsteadDocument, options);
}

export function useRingExampleQuery(options: useQuery.Options<Types.RingExampleQuery, Types.RingExampleQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.RingExampleDocument, options);
}

export function useDefaultStoneQuery(options: useQuery.Options<Types.DefaultStoneQuery, Types.DefaultStoneQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.DefaultStoneDocument, options);
}

export function useGenericStoneQuery(options: useQuery.Options<Types.GenericStoneQuery, Types.GenericStoneQueryVariables> | SkipToken) {
  return useQuery(Documents.GenericStoneDocument, options);
}

export function useUnfitSettingCountsQuery(options: useQuery.Options<Types.UnfitSettingCountsQuery, Types.UnfitSettingCountsQueryVariables> | SkipToken) {
  return useQuery(Documents.UnfitSettingCountsDocument, options);
}

export function useUnfitDiamondCountsQuery(options: useQuery.Options<Types.UnfitDiamondCountsQuery, Types.UnfitDiamondCountsQueryVariables> | SkipToken) {
  return useQuery(Documents.UnfitDiamondCountsDocument, options);
}

export function useUnfitGenericDiamondCountsQuery(options: useQuery.Options<Types.UnfitGenericDiamondCountsQuery, Types.UnfitGenericDiamondCountsQueryVariables> | SkipToken) {
  return useQuery(Documents.UnfitGenericDiamondCountsDocument, options);
}

export function useUnfitSettingsQuery(options: useQuery.Options<Types.UnfitSettingsQuery, Types.UnfitSettingsQueryVariables> | SkipToken) {
  return useQuery(Documents.UnfitSettingsDocument, options);
}

export function useUnfitDiamondsQuery(options: useQuery.Options<Types.UnfitDiamondsQuery, Types.UnfitDiamondsQueryVariables> | SkipToken) {
  return useQuery(Documents.UnfitDiamondsDocument, options);
}

export function useUnfitGenericDiamondsQuery(options: useQuery.Options<Types.UnfitGenericDiamondsQuery, Types.UnfitGenericDiamondsQueryVariables> | SkipToken) {
  return useQuery(Documents.UnfitGenericDiamondsDocument, options);
}

export function useRingSettingPageQuery(options: useQuery.Options<Types.RingSettingPageQuery, Types.RingSettingPageQueryVariables> | SkipToken) {
  return useQuery(Documents.RingSettingPageDocument, options);
}

export function useSavedRingsQuery(options: useQuery.Options<Types.SavedRingsQuery, Types.SavedRingsQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.SavedRingsDocument, options);
}