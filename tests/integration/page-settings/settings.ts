import type { RestError } from '../accounts/front-door.ts';

/** Page settings in a REST response. */
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

/** Filter in a REST response. */
export interface RestFilter {
  filterId: number;
  pageName: string | null;
  field: string;
  label: string;
  kind: 'range' | 'multiselect' | 'toggle' | 'text';
  position: number;
  isActive: boolean;
}

/** Option in a REST response. */
export interface RestOption {
  optionId: number;
  filterId: number;
  value: string;
  label: string;
  imageUrl: string | null;
  position: number;
}

/** Any of the above, or an error. */
export type RestSettings = RestPage & RestFilter & RestOption & RestError;
