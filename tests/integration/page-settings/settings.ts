import type { RestError } from '../accounts/account-requests.ts';

export interface RestPage {
  pageName: string;
  list: string;
  title: string;
  description: string | null;
  isVisible: boolean;
  columns: string[];
  defaultSort: { field: string; direction: 'asc' | 'desc' } | null;
  pageSize: number;
  filterIds: number[];
}

export interface RestFilter {
  filterId: number;
  pageName: string | null;
  field: string;
  label: string;
  kind: 'range' | 'multiselect' | 'toggle' | 'text';
  position: number;
  isActive: boolean;
}

export interface RestOption {
  optionId: number;
  filterId: number;
  value: string;
  label: string;
  imageUrl: string | null;
  position: number;
}

export type RestSettings = RestPage & RestFilter & RestOption & RestError;
