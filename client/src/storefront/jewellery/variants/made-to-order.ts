import type { Mark } from '../../../table/columns/list-column';

/** What is said of designs that are made whenever somebody orders them. */
export const MADE_TO_ORDER: Mark = { text: 'Made to order', tone: 'ok' };
