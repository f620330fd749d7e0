import { describedEnum } from '../../kernel/values/described-enum.ts';

/** Type of a filter control. The values are stored in the database and returned by REST. */
export enum FilterKind {
  RANGE = 'range',
  MULTISELECT = 'multiselect',
  TOGGLE = 'toggle',
  TEXT = 'text',
}

describedEnum(FilterKind, {
  name: 'FilterKind',
  description: 'Type of a filter control. Must suit the type of the filtered field.',
  values: {
    RANGE: 'Minimum and maximum. REST value: range.',
    MULTISELECT: 'Any of several values. REST value: multiselect.',
    TOGGLE: 'On or off. REST value: toggle.',
    TEXT: 'Free text. REST value: text.',
  },
});
