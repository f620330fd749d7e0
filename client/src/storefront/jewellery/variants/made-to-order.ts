import type { Mark } from '../../../table/columns/list-column';

/** Mark for designs that are made to order. */
export const MADE_TO_ORDER: Mark = { text: 'Made to order', tone: 'ok' };
