import { describedEnum } from '../../kernel/values/described-enum.ts';

/** How a filter is operated. The values are those of REST and of the database. */
export enum FilterKind {
  RANGE = 'range',
  MULTISELECT = 'multiselect',
  TOGGLE = 'toggle',
  TEXT = 'text',
}

describedEnum(FilterKind, {
  name: 'FilterKind',
  description: 'How a filter is operated. It must fit the field of the list.',
  values: {
    RANGE: 'From and to. REST: range.',
    MULTISELECT: 'Any of several values. REST: multiselect.',
    TOGGLE: 'On or off. REST: toggle.',
    TEXT: 'Free words. REST: text.',
  },
});
