import { toggleOption, withFilter } from './filter-value';

describe('toggleOption', () => {
  it('adds and removes options, and clears the filter when its last option is removed', () => {
    const singleOption = toggleOption(undefined, '3');
    const twoOptions = toggleOption(singleOption ?? undefined, '4');

    expect(singleOption).toEqual({ kind: 'options', values: ['3'] });
    expect(twoOptions).toEqual({ kind: 'options', values: ['3', '4'] });
    expect(toggleOption(singleOption ?? undefined, '3')).toBeNull();
  });
});

describe('withFilter', () => {
  it('clears a filter', () => {
    const values = withFilter({ q: { kind: 'text', text: 'x' } }, 'q', null);

    expect(values).toEqual({});
    expect(Object.keys(values)).toHaveLength(0);
  });
});
