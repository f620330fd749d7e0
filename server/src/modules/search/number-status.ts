import { describedEnum } from '../../kernel/values/described-enum.ts';

/** What became of a number that was looked up. */
export enum NumberStatus {
  FOUND = 'FOUND',
  HELD = 'HELD',
  UNKNOWN = 'UNKNOWN',
}

describedEnum(NumberStatus, {
  name: 'NumberStatus',
  description: 'What became of a number that was looked up.',
  values: {
    FOUND: 'The caller can order what has it.',
    HELD: 'What has it cannot be ordered by the caller at this moment: held for somebody else, out on memo, or without a price.',
    UNKNOWN: 'Nothing that the caller may see has it.',
  },
});
