import { describedEnum } from '../../kernel/values/described-enum.ts';

/** Control of a filter. The values are those of REST and of the database. */
export enum FilterKind {
  RANGE = 'range',
  MULTISELECT = 'multiselect',
  TOGGLE = 'toggle',
  TEXT = 'text',
}

describedEnum(FilterKind, {
  name: 'FilterKind',
  description: 'Control of a filter. Must match the field of the list.',
  values: {
    RANGE: 'Minimum and maximum. REST: range.',
    MULTISELECT: 'Any of several values. REST: multiselect.',
    TOGGLE: 'On or off. REST: toggle.',
    TEXT: 'Free text. REST: text.',
  },
});
