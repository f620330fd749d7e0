import type { RestError } from '../accounts/front-door.ts';

/** The settings of a page as REST answers them. */
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

/** A filter as REST answers it. */
export interface RestFilter {
  filterId: number;
  pageName: string | null;
  field: string;
  label: string;
  kind: 'range' | 'multiselect' | 'toggle' | 'text';
  position: number;
  isActive: boolean;
}

/** An option as REST answers it. */
export interface RestOption {
  optionId: number;
  filterId: number;
  value: string;
  label: string;
  imageUrl: string | null;
  position: number;
}

/** Anything of the above, or an error. */
export type RestSettings = RestPage & RestFilter & RestOption & RestError;
